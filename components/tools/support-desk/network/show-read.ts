import { isRead } from '@/lib/help/read-guides';
import { states } from './states';

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
    const words = mark.querySelector('[data-desk=said]');
    if (words) words.textContent = states[state];
    words?.parentElement?.classList.toggle('sr-only', state === 'unread');
  }

  const count = stops.filter(has).length;
  const told = place.querySelector('.network-read');
  if (told) told.textContent = `${count} of ${stops.length} read`;
  place.querySelector('.network-again')?.classList.toggle('invisible', count === 0);

  for (const row of place.querySelectorAll('.help-item')) {
    const filled = isRead(read, slugOf(row.querySelector('a')));
    row.querySelector('.help-stop')?.toggleAttribute('data-read', filled);
    const words = row.querySelector('[data-desk=read]');
    if (words) words.textContent = filled ? 'Read: ' : '';
  }
}
