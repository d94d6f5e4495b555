import { stopTowards } from '@/lib/help/next-stop';

/** How far an arrow key scrolls a page, in pixels. */
const line = 40;

/** Goes from a stop of the map to the one where an arrow key leads; where that is none, the page scrolls on. */
export function walk(key: string, map: Element, from: EventTarget): void {
  const stops = [...map.querySelectorAll<HTMLElement>('li > a')];
  const places = stops.map((stop) => {
    const { x, y, height } = (stop.parentElement ?? stop).getBoundingClientRect();
    return { x, y: y + height / 2 };
  });
  const next = stops[stopTowards(key, places, stops.indexOf(from as HTMLElement))];
  if (next) next.focus();
  else window.scrollBy(0, { ArrowDown: line, ArrowUp: -line }[key] ?? 0);
}
