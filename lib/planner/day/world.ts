import type { PlannerTown } from '../town/town';
import type { Day, Place, Stop } from './day';
import { type Streets, streetsOf, withDepotAt } from './streets/streets';
import { type Travel, travelOf } from './travel';

/** A day with the ground under it, as the parts of the planner hand it on. */
export interface World {
  readonly day: Day;
  /** Undefined on plain ground. */
  readonly streets: Streets | undefined;
  readonly travel: Travel;
  /** The row of a stop in the tables of travel, by its id. */
  readonly row: ReadonlyMap<number, number>;
  /** A stop by its id. */
  readonly stop: (id: number) => Stop;
}

const isSamePlace = (one: Place, other: Place | undefined): boolean =>
  one.kind === 'corner'
    ? other?.kind === 'corner' && one.corner === other.corner
    : other?.kind === 'ground' &&
      one.latitude === other.latitude &&
      one.longitude === other.longitude;

/** Whether two days lie on one ground, with their depot and stops, in order, at the same places. */
const hasSamePlaces = (day: Day, before: Day | undefined): boolean =>
  JSON.stringify(day.ground) === JSON.stringify(before?.ground) &&
  isSamePlace(day.depot.place, before?.depot.place) &&
  day.stops.length === before?.stops.length &&
  day.stops.every(({ place }, i) => isSamePlace(place, before.stops[i]?.place));

/**
 * Measures a day. Throws an Error for a stop that is not on its ground, or two with one id.
 *
 * @param before a day measured earlier: where its places are the same, so are its tables
 */
export function worldOf(day: Day, town: PlannerTown | undefined, before?: World): World {
  const row = new Map(day.stops.map(({ id }, i) => [id, i + 1]));
  if (row.size < day.stops.length) throw new Error('Two stops have one number.');
  const { place } = day.depot;
  const streets =
    day.ground.kind === 'town' && town && place.kind === 'corner'
      ? streetsOf(withDepotAt(town, place.corner))
      : undefined;
  const isMeasured = before?.streets === streets && hasSamePlaces(day, before?.day);
  return {
    day,
    streets,
    travel: before && isMeasured ? before.travel : travelOf(day, town),
    row,
    stop: (id) => {
      const stop = day.stops[(row.get(id) ?? 0) - 1];
      if (!stop) throw new Error(`The day has no stop ${id}.`);
      return stop;
    },
  };
}

/** Minutes between two stops by the table; undefined is the depot. */
export function minutesBetween(
  { travel, row }: World,
  from: number | undefined,
  to: number | undefined,
): number {
  // Asked for a million times a second: nothing may be made here.
  const start = from === undefined ? 0 : (row.get(from) as number);
  const end = to === undefined ? 0 : (row.get(to) as number);
  return travel.minutes[start * travel.size + end] as number;
}
