import { count } from '@/lib/words/count';
import type { CheckedStops } from './check-stops';

/** How far a place on earth is from another in kilometers, on a globe of 6,371 km. */
export function kilometersBetween(
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number {
  const radians = Math.PI / 180;
  const rise = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const turn = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const part = rise + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * turn;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** No day's route is that long. */
const far = 500;

const kilometersInMile = 1.609344;

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A question about stops too far from each other, and the line that lies farthest from the rest. */
export interface DistantStops {
  readonly words: string;
  readonly line: number;
}

/** Asks whether latitude and longitude are swapped where the good lines lie hundreds of kilometers apart. */
export function distantStops(
  { lines }: CheckedStops,
  unit: 'miles' | 'kilometers',
): DistantStops | undefined {
  const good = lines.flatMap(({ good: stop, raw }) => (stop ? [{ ...stop, line: raw.line }] : []));
  let most = 0;
  for (const [i, a] of good.entries()) {
    for (const b of good.slice(i + 1)) most = Math.max(most, kilometersBetween(a, b));
  }
  if (most <= far) return undefined;
  const center = {
    latitude: middle(good.map(({ latitude }) => latitude)),
    longitude: middle(good.map(({ longitude }) => longitude)),
  };
  const away = good.map((stop) => kilometersBetween(stop, center));
  const line = good[away.indexOf(Math.max(...away))]?.line ?? 0;
  const distance = unit === 'miles' ? most / kilometersInMile : most;
  const rounded = Number(distance.toPrecision(2));
  const long = `${count(rounded)} ${unit === 'miles' ? 'miles' : 'km'}`;
  return { line, words: `These stops lie ${long} apart. Are latitude and longitude swapped?` };
}
