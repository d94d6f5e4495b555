import type { PlannerTown } from '../town/town';
import type { Day, Stop } from './day';
import { type Streets, streetsOf, withDepotAt } from './streets/streets';
import { type Travel, travelOf } from './travel';

/** A day with its ground and travel tables. */
export interface World {
  readonly day: Day;
  readonly streets: Streets | undefined;
  readonly travel: Travel;
  /** The row of a stop in the travel tables, by its id. */
  readonly row: ReadonlyMap<number, number>;
  readonly stop: (id: number) => Stop;
}

const groundOf = ({ ground, depot, stops }: Day): string =>
  JSON.stringify([ground, depot.place, stops.map(({ place }) => place)]);

/** Measures a day; reuses the tables of `before`. Throws for a stop off its ground or a repeated id. */
export function worldOf(day: Day, town: PlannerTown | undefined, before?: World): World {
  const row = new Map(day.stops.map(({ id }, i) => [id, i + 1]));
  if (row.size < day.stops.length) throw new Error('Two stops have one number.');
  const { place } = day.depot;
  const streets =
    day.ground.kind === 'town' && town && place.kind === 'corner'
      ? streetsOf(withDepotAt(town, place.corner))
      : undefined;
  const isMeasured = before && before.streets === streets && groundOf(day) === groundOf(before.day);
  return {
    day,
    streets,
    travel: isMeasured ? before.travel : travelOf(day, town),
    row,
    stop: (id) => {
      const stop = day.stops[(row.get(id) ?? 0) - 1];
      if (!stop) throw new Error(`The day has no stop ${id}.`);
      return stop;
    },
  };
}

/** In minutes by the travel tables; undefined is the depot. */
export function minutesBetween(
  { travel, row }: World,
  from: number | undefined,
  to: number | undefined,
): number {
  // Called a million times a second: allocates nothing.
  const start = from === undefined ? 0 : (row.get(from) as number);
  const end = to === undefined ? 0 : (row.get(to) as number);
  return travel.minutes[start * travel.size + end] as number;
}
