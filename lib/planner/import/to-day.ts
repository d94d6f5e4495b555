import { type Day, defaultRules, type Stop } from '../day/day';
import type { GoodLine } from './check-line';
import type { CheckedStops } from './check-stops';
import { vansFor } from './vans';

/** How much longer roads are than straight lines, until the visitor says otherwise. */
const usualRoadFactor = 1.3;

/** A day of a file, and the line on which each of its stops begins, by the stop's place in the day. */
export interface FileDay {
  readonly day: Day;
  readonly lines: readonly number[];
}

const placeOf = ({ latitude, longitude }: GoodLine) =>
  ({ kind: 'ground', latitude, longitude }) as const;

/**
 * The good lines of a file as a day on plain ground: stops numbered from 1 in the file's order, with as
 * many vans as they seem to need. Undefined where the depot's line cannot be read or no stop is left.
 */
export function toDay(checked: CheckedStops, title: string): FileDay | undefined {
  const depot = checked.lines.find((line) => line.depot)?.good;
  const read = checked.lines.flatMap(({ raw, good, depot: hub }) =>
    good && !hub ? [{ line: raw.line, stop: good }] : [],
  );
  if (!depot || read.length === 0) return undefined;
  const good = read.map(({ stop }) => stop);
  const stops = good.map(
    (stop, i): Stop => ({
      id: i + 1,
      name: stop.name,
      place: placeOf(stop),
      minutes: stop.minutes,
      load: stop.load,
      ...(stop.window && { window: stop.window }),
      ...(stop.skill && { skill: stop.skill }),
    }),
  );
  const day: Day = {
    title,
    ground: { kind: 'plain', roadFactor: usualRoadFactor },
    depot: { name: depot.name, place: placeOf(depot) },
    stops,
    vans: vansFor(depot, good),
    rules: defaultRules,
  };
  return { day, lines: read.map(({ line }) => line) };
}
