import { createRandom, shuffle } from '@/lib/city/random';
import {
  type Day,
  defaultRules,
  type Place,
  type Rules,
  type Stop,
  type Van,
} from '@/lib/planner/day/day';
import type { PlannerTown } from '@/lib/planner/town/town';

/** A job of the planner, run to its end. */
export function toEnd<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

export const at = (corner: number): Place => ({ kind: 'corner', corner });

export const stopAt = (id: number, place: Place, part: Partial<Stop> = {}): Stop => ({
  id,
  name: `Stop ${id}`,
  place,
  minutes: 3,
  load: 1,
  ...part,
});

export const vanOf = (id: number, part: Partial<Van> = {}): Van => ({
  id: `VAN 0${id}`,
  capacity: 100,
  shift: [480, 960],
  skills: [],
  ...part,
});

/** A day in a town, with some of it said. */
export function dayIn(
  town: PlannerTown,
  stops: readonly Stop[],
  vans: readonly Van[],
  rules: Partial<Rules> = {},
): Day {
  return {
    title: 'A day',
    ground: { kind: 'town' },
    depot: { name: 'Depot', place: at(town.depot) },
    stops,
    vans,
    rules: { ...defaultRules, ...rules },
  };
}

/** A day drawn from a seed: stops at corners of their own outside of the yard, a third with windows. */
export function randomDay(
  town: PlannerTown,
  seed: number,
  count: number,
  vans: number,
  rules: Partial<Rules> = {},
): Day {
  const random = createRandom(seed);
  const { at: middle, width } = town.yard;
  const corners = [...town.x.keys()].filter((c) => {
    const away = Math.hypot((town.x[c] ?? 0) - middle[0], (town.y[c] ?? 0) - middle[1]);
    return away > width && away < 2500;
  });
  const stops = shuffle(corners, random)
    .slice(0, count)
    .map((corner, i) => {
      const opens = 480 + Math.floor(90 * random());
      return stopAt(i + 1, at(corner), {
        load: 1 + Math.floor(4 * random()),
        ...(i % 3 === 0 && { window: [opens, opens + 60] as const }),
      });
    });
  const load = stops.reduce((sum, stop) => sum + stop.load, 0);
  const capacity = Math.ceil((1.4 * load) / vans);
  return dayIn(
    town,
    stops,
    Array.from({ length: vans }, (_, v) => vanOf(v + 1, { capacity })),
    rules,
  );
}

/** A day on plain ground: stops as degrees from the depot. */
export function plainDay(
  places: readonly (readonly [north: number, east: number])[],
  vans: readonly Van[],
  rules: Partial<Rules> = {},
): Day {
  const ground = ([north, east]: readonly [number, number]): Place => ({
    kind: 'ground',
    latitude: 57.7 + north,
    longitude: 11.9 + east,
  });
  return {
    title: 'Own',
    ground: { kind: 'plain', roadFactor: 1.3 },
    depot: { name: 'Depot', place: ground([0, 0]) },
    stops: places.map((place, i) => stopAt(i + 1, ground(place))),
    vans,
    rules: { ...defaultRules, ...rules },
  };
}
