import {
  type Day,
  defaultRules,
  type Place,
  type Sequences,
  type Spot,
  type Stop,
  type Van,
} from '@/lib/planner/day/day';
import type { Plan, Route } from '@/lib/planner/day/plan';
import { violationsOf } from '@/lib/planner/day/violations';

export const at = (corner: number) => ({ kind: 'corner', corner }) as const;
export const onGround = (latitude: number, longitude: number) =>
  ({ kind: 'ground', latitude, longitude }) as const;

/** Positions from a text: '0 0, 10 5'. */
export const spots = (text: string): Spot[] =>
  text.split(',').map((pair) => pair.trim().split(' ').map(Number) as [number, number]);

/** Routes from a text: '1 2 3, 4' is a van with three stops and one with one. */
export const sequencesOf = (text: string): number[][] =>
  text
    .split(',')
    .map((sequence) => (sequence.trim() ? sequence.trim().split(' ').map(Number) : []));

export const stopAt = (id: number, place: Place, part: Partial<Stop> = {}): Stop => ({
  ...{ id, name: `Stop ${id}`, place, minutes: 3, load: 1, ...part },
});

export const vanOf = (id: number, part: Partial<Van> = {}): Van => ({
  ...{ id: `VAN 0${id}`, capacity: 100, shift: [480, 960], skills: [], ...part },
});

/** A day on plain ground without stops and vans, or with what is said of it. */
export const dayWith = (part: Partial<Day> = {}): Day => ({
  title: 'thursday.csv',
  ground: { kind: 'plain', roadFactor: 1.3 },
  depot: { name: 'Depot', place: onGround(51.5, -0.1) },
  stops: [],
  vans: [],
  rules: defaultRules,
  ...part,
});

const start = 8 * 60 + 30;

/** A day on plain ground with stops from 1 on, dealt out to its vans in turns. */
export function dayOf(stops: number, vans = 2): { day: Day; sequences: Sequences } {
  const ids = Array.from({ length: stops }, (_, i) => i + 1);
  const more = { minutes: 8, load: 2, window: [start, start + 60] } as const;
  const day = dayWith({
    stops: ids.map((id) =>
      stopAt(id, onGround(51.5 + id / 1000, -0.1), { name: `Merino Street ${id}`, ...more }),
    ),
    vans: Array.from({ length: vans }, (_, i) =>
      vanOf(i + 1, { capacity: 30, shift: [start, 12 * 60] }),
    ),
  });
  return { day, sequences: day.vans.map((_, van) => ids.filter((id) => (id - 1) % vans === van)) };
}

/** A plan of routes as they are: a kilometer and ten minutes to each stop, nothing late or crossing. */
export function planOf(day: Day, sequences: Sequences, totals: Partial<Plan['totals']> = {}): Plan {
  const routes = sequences.flatMap((sequence, van): Route[] => {
    const visits = sequence.map((stop, i) => {
      const arrival = start + 10 * (i + 1);
      const times = { arrival, wait: 0, start: arrival, late: 0, leaves: arrival + 2 };
      return { stop, ...times, meters: 1000 * (i + 1), at: i + 1 };
    });
    const { length } = visits;
    const line = [[0, 0] as const, ...visits.map((_, i) => [van * 10, (i + 1) * 10] as const)];
    const sums = { meters: 1000 * length, driving: 5 * length, load: 2 * length };
    const times = { departure: start, done: start + 10 * length };
    return length > 0 ? [{ van, line, visits, ...sums, ...times }] : [];
  });
  const planned = new Set(sequences.flat());
  const sum = (of: (route: Route) => number) => routes.reduce((all, each) => all + of(each), 0);
  return {
    routes,
    leftOver: day.stops
      .filter(({ id }) => !planned.has(id))
      .map(({ id }) => ({ stop: id, reason: { kind: 'street' } })),
    totals: {
      meters: sum(({ meters }) => meters),
      driving: sum(({ driving }) => driving),
      working: sum(({ done }) => done - start),
      ...{ cost: 140, co2: 8.9, late: 0, crossings: 0, ...totals },
    },
    violations: violationsOf(day, { routes }),
    meetings: [],
    sequences,
  };
}
