import { type Day, defaultRules, type Rules, type Stop, type Van } from '@/lib/planner/day/day';
import type { PlannerTown } from '@/lib/planner/town/town';
import { createRandom, shuffle } from '@/planner/random';
import { at, dayWith, onGround, stopAt, vanOf } from '@/tests/support/planner-day';

export function toEnd<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

export const dayIn = (
  town: PlannerTown,
  stops: readonly Stop[],
  vans: readonly Van[],
  rules: Partial<Rules> = {},
): Day =>
  dayWith({
    ground: { kind: 'town' },
    depot: { name: 'Depot', place: at(town.depot) },
    stops,
    vans,
    rules: { ...defaultRules, ...rules },
  });

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
      const load = 1 + Math.floor(4 * random());
      return stopAt(i + 1, at(corner), {
        load,
        ...(i % 3 === 0 && { window: [opens, opens + 60] as const }),
      });
    });
  const load = stops.reduce((sum, stop) => sum + stop.load, 0);
  const capacity = Math.ceil((1.4 * load) / vans);
  const fleet = Array.from({ length: vans }, (_, v) => vanOf(v + 1, { capacity }));
  return dayIn(town, stops, fleet, rules);
}

/** A day on plain ground: stops as degrees from the depot. */
export const plainDay = (places: readonly (readonly [number, number])[], vans: readonly Van[]) =>
  dayWith({
    stops: places.map(([north, east], i) => stopAt(i + 1, onGround(51.5 + north, -0.1 + east))),
    vans,
  });

/** A day on plain ground drawn from a seed: stops with windows and skills, and vans that may not hold them all. */
export function tightDay(seed: number, rules: Partial<Rules>): Day {
  const random = createRandom(seed);
  const near = () => (random() - 0.5) / 4;
  const stops = Array.from({ length: 6 + (seed % 9) }, (_, i) => {
    const opens = 420 + Math.floor(500 * random());
    return stopAt(i + 1, onGround(51.5 + near(), -0.1 + near()), {
      minutes: 5 + Math.floor(25 * random()),
      load: 1 + Math.floor(12 * random()),
      ...(random() < 0.4 && { window: [opens, opens + 30 + Math.floor(90 * random())] as const }),
      ...(random() < 0.2 && { skill: random() < 0.5 ? 'lift' : 'cold' }),
    });
  });
  const vans = [1, 2].map((id) =>
    vanOf(id, {
      capacity: 8 + Math.floor(40 * random()),
      shift: [480, 600 + Math.floor(400 * random())],
      skills: id === 1 ? ['lift'] : [],
    }),
  );
  return dayWith({ stops, vans, rules: { ...defaultRules, ...rules } });
}
