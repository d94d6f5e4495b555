import type { KeyboardEvent } from 'react';

/** The tab that a key leads to in a W3C tab list; undefined for other keys. */
export function tabFor(
  event: KeyboardEvent,
  at: number,
  count: number,
  vertical: boolean,
): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  return {
    [vertical ? 'ArrowDown' : 'ArrowRight']: (at + 1) % count,
    [vertical ? 'ArrowUp' : 'ArrowLeft']: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
    ' ': at,
  }[event.key];
}

const tabsOf = ({ currentTarget }: KeyboardEvent<HTMLElement>) => [
  ...currentTarget.querySelectorAll<HTMLElement>('[role=tab]'),
];

export const focusTab = (event: KeyboardEvent<HTMLElement>, at: number) =>
  tabsOf(event)[at]?.focus();

/** Keys of a tab list with manual activation: they move the focus, and Space picks. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = tabsOf(event);
  const vertical = event.currentTarget.getAttribute('aria-orientation') === 'vertical';
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : tabFor(event, at, tabs.length, vertical);
  if (next === undefined) return;
  event.preventDefault();
  if (event.key === ' ') tabs[next]?.click();
  else tabs[next]?.focus();
}
