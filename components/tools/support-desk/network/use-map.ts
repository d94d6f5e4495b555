import { useLayoutEffect, useSyncExternalStore } from 'react';
import { hasModifier } from '@/lib/address/site-link';
import { forgetRead, onKept, readGuides } from '@/lib/help/kept';
import { stopTowards } from '@/lib/help/next-stop';
import { showRead } from './show-read';

const nothing = () => '';

function walk(event: KeyboardEvent): void {
  if (hasModifier(event)) return;
  const map = (event.target as Element).closest('.network');
  if (!map) return;
  const stops = [...map.querySelectorAll<HTMLElement>('.network-link')];
  const places = stops.map((stop) => {
    const { x, y, height } = (stop.parentElement ?? stop).getBoundingClientRect();
    return { x, y: y + height / 2 };
  });
  const at = stops.indexOf(event.target as HTMLElement);
  const next = stops[stopTowards(event.key, places, at)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Forgets what was read, and has what it came to read out. */
function startOver({ target, currentTarget }: Event): void {
  if (!(target as Element).closest('.network-again')) return;
  forgetRead();
  (currentTarget as Element).querySelector<HTMLElement>('.network-read')?.focus();
}

/** The map of the guides and the list at work: what was read on this device is marked in both. */
export function useMap(place: HTMLElement): void {
  const read = useSyncExternalStore(onKept, readGuides, nothing);
  useLayoutEffect(() => showRead(place, read), [place, read]);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    place.addEventListener('keydown', walk, { signal });
    place.addEventListener('click', startOver, { signal });
    return () => controller.abort();
  }, [place]);
}
