import { isRead } from '@/lib/help/kept';

/** What is announced of a stop: whether its guide was read on this device, or is the first that was not. */
export const states = { read: 'read', next: 'next stop', unread: 'not read' } as const;

const slugOf = (link: HTMLAnchorElement | null) =>
  link?.getAttribute('href')?.split('/').at(-1) ?? '';

/** Marks the guides that were read, at their stops and in the list, and the stop that is next. */
export function showRead(place: HTMLElement, read: string): void {
  const stops = [...place.querySelectorAll<HTMLAnchorElement>('.network-link')];
  const has = (link: HTMLAnchorElement) => isRead(read, slugOf(link));
  const next = stops.find((stop) => !has(stop));
  for (const stop of stops) {
    const state = (has(stop) && 'read') || (stop === next && 'next') || 'unread';
    const mark = stop.querySelector<HTMLElement>('.network-state');
    if (!mark) continue;
    mark.dataset.state = state;
    const words = mark.querySelector('[data-desk=state]');
    words?.replaceChildren(states[state]);
    words?.parentElement?.classList.toggle('sr-only', state === 'unread');
  }

  const count = stops.filter(has).length;
  place.querySelector('.network-read')?.replaceChildren(`${count} of ${stops.length} read`);
  place.querySelector('.network-again')?.classList.toggle('invisible', count === 0);

  for (const row of place.querySelectorAll('.help-item')) {
    const filled = isRead(read, slugOf(row.querySelector('a')));
    row.querySelector('.help-stop')?.toggleAttribute('data-read', filled);
    row.querySelector('[data-desk=read]')?.replaceChildren(filled ? 'Read: ' : '');
  }
}
