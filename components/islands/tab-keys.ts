import type { KeyboardEvent } from 'react';

/**
 * Keys of a vertical W3C tab list with manual activation: arrows, Home and End move the focus
 * around the tabs, Space picks. Enter is the link's own.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  if (event.key === ' ') {
    event.preventDefault();
    tabs[at]?.click();
    return;
  }
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}
