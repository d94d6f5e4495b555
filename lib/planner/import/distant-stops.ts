import { count } from '@/lib/words/count';
import { kilometersInMile, type Unit } from '../time';
import type { CheckedStops } from './check-stops';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export function kilometersBetween(a: Place, b: Place): number {
  const radians = Math.PI / 180;
  const rise = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const turn = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const part = rise + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * turn;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** No day's route is that long. */
const far = 500;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Where most of some places lie, wherever a few are. */
export const middleOf = (places: readonly Place[]): Place => ({
  latitude: middle(places.map(({ latitude }) => latitude)),
  longitude: middle(places.map(({ longitude }) => longitude)),
});

/** In kilometers. */
function farthest(places: readonly Place[]): number {
  let most = 0;
  for (const [i, one] of places.entries()) {
    for (let j = 0; j < i; j++) most = Math.max(most, kilometersBetween(one, places[j] as Place));
  }
  return most;
}

/** Asks about good lines that lie hundreds of kilometers apart, and tells the one farthest from the rest. */
export function distantStops({ lines }: CheckedStops, unit: Unit) {
  const good = lines.flatMap(({ good: stop, raw }) => (stop ? [{ ...stop, line: raw.line }] : []));
  const center = middleOf(good);
  const away = good.map((stop) => kilometersBetween(stop, center));
  // Two places that are both near the middle are not far from each other.
  if (2 * Math.max(0, ...away) <= far) return undefined;
  const most = farthest(good);
  if (most <= far) return undefined;
  const line = good[away.indexOf(Math.max(...away))]?.line ?? 0;
  const distance = unit === 'miles' ? most / kilometersInMile : most;
  const rounded = Number(distance.toPrecision(2));
  const long = `${count(rounded)} ${unit === 'miles' ? 'miles' : 'km'}`;
  const isFound = lines.some(({ raw }) => raw.line === line && raw.found);
  const question = isFound
    ? 'Is a ZIP code or an address wrong?'
    : 'Are latitude and longitude swapped?';
  return { line, words: `These stops lie ${long} apart. ${question}` };
}
