import { expect, it } from 'vitest';
import {
  type Day,
  defaultRules,
  type Rules,
  type Sequences,
  type Stop,
  type Van,
} from '@/lib/planner/day/day';
import { openVans } from '@/lib/planner/day/left-over';
import { manualSequences } from '@/lib/planner/day/manual';
import type { Plan, Reason } from '@/lib/planner/day/plan';
import { withVan } from '@/lib/planner/day/vans';
import { worldOf } from '@/lib/planner/day/world';
import { createRandom } from '@/planner/random';
import { overfull } from '@/scripts/bench/days/six-days';
import { dayWith, onGround, sequencesOf, stopAt, vanOf } from '@/tests/support/planner-day';
import { tightDay } from './days';
import { bareSession, expectWhole, last, optimized } from './sessions';

const count = (length: number) => Array.from({ length }, (_, i) => i + 1);

function repaired(day: Day, sequences: Sequences, before?: Day): Plan {
  const session = bareSession();
  if (before) session.all({ kind: 'draw', job: 1, day: before, sequences });
  return last(session.all({ kind: 'repair', job: 2, day, sequences }), 'plan').plan;
}

/** Stops in a ring around the depot, each with what is said of it. */
const ring = (stops: number, part: (id: number) => Partial<Stop> = () => ({})): Stop[] =>
  count(stops).map((id) => {
    const turn = (2 * Math.PI * id) / stops;
    const place = onGround(51.5 + 0.03 * Math.sin(turn), -0.1 + 0.03 * Math.cos(turn));
    return stopAt(id, place, part(id));
  });

const dayOf = (stops: readonly Stop[], vans: readonly Partial<Van>[], rules?: Partial<Rules>) =>
  dayWith({
    stops,
    vans: vans.map((van, i) => vanOf(i + 1, van)),
    rules: { ...defaultRules, ...rules },
  });

/** A tight day with further limits and locks, and routes to begin with. */
function lockedDay(seed: number): { readonly day: Day; readonly sequences: Sequences } {
  const random = createRandom(seed);
  const rules = { returns: seed % 2 === 0, balance: seed % 3 > 0 };
  const { vans, stops, ...rest } = tightDay(seed, rules);
  const open = {
    ...rest,
    vans: vans.map((van) => ({
      ...van,
      ...(random() < 0.5 && { mostStops: Math.floor(7 * random()) }),
    })),
    stops: stops.map((stop) => ({
      ...stop,
      ...(random() < 0.2 && { lockedTo: `VAN 0${1 + Math.floor(3 * random())}` }),
      ...(random() < 0.2 && { mustServe: true as const }),
    })),
  };
  // A route that keeps to everything is locked on every other day.
  const sequences = repaired(open, manualSequences(open)).sequences;
  const day = { ...open, vans: open.vans.map((van, v) => ({ ...van, locked: v === seed % 4 })) };
  return { day, sequences };
}

const seeds = count(10);

it.each(seeds)('no plan breaks a capacity, shift, lock or number of stops, seed %i', (seed) => {
  const { day, sequences } = lockedDay(seed);
  const plans = [
    optimized(day, sequences),
    repaired(day, sequences),
    repaired({ ...day, stops: day.stops.slice(1) }, sequences, day),
  ];
  for (const [i, plan] of plans.entries()) {
    const stops = i === 2 ? day.stops.slice(1) : day.stops;
    expectWhole(plan, { ...day, stops });
    for (const [v, { id, mostStops, locked }] of day.vans.entries()) {
      const route = plan.sequences[v] ?? [];
      expect(route.length).toBeLessThanOrEqual(mostStops ?? route.length);
      for (const each of route) {
        expect([undefined, id]).toContain(day.stops.find((stop) => stop.id === each)?.lockedTo);
      }
      const kept = (sequences[v] ?? []).filter((each) => i < 2 || each !== 1);
      if (locked) expect(route).toEqual(kept);
    }
  }
});

it('of 185 boxes for 180 exactly one stop is left over, and none is late', () => {
  const { day } = overfull();
  expect(day.stops.reduce((sum, { load }) => sum + load, 0)).toBe(185);
  const plan = optimized(day);
  expectWhole(plan, day);
  expect(plan.leftOver).toHaveLength(1);
  expect(plan.leftOver[0]?.reason.kind).toBe('room');
  expect(plan.totals.late).toBe(0);
});

it.each<[string, Partial<Stop>, Partial<Van>]>([
  ['room', { load: 5 }, { capacity: 10 }],
  ['time', { minutes: 50 }, { shift: [480, 600] }],
  ['stops to serve', {}, { mostStops: 2 }],
])('serves the stops that must be where %s is short, after an edit too', (_, stop, van) => {
  const stops = ring(6, (id) => ({ ...stop, mustServe: id > 4 }));
  const day = dayOf(stops, [van]);
  const first = [[1, 2, 3, 4, 5, 6]];
  for (const plan of [optimized(day, first), repaired(day, first)]) {
    expect(plan.sequences.flat().toSorted()).toEqual([5, 6]);
  }
});

it('puts a new stop that must be served in the place of another', () => {
  const day = dayOf(
    ring(6, (id) => ({ load: 5, mustServe: id > 4 })),
    [{ capacity: 25 }],
  );
  const before = { ...day, stops: day.stops.slice(0, 5) };
  const { sequences } = repaired(day, [[1, 2, 3, 4, 5]], before);
  expect(sequences[0]).toHaveLength(5);
  expect(sequences[0]).toEqual(expect.arrayContaining([5, 6]));
});

it('serves stops late rather than not at all', () => {
  const day = dayOf(
    ring(8, () => ({ window: [480, 500], minutes: 15 })),
    [{}],
    { disjoint: false },
  );
  const plan = optimized(day, [count(8)]);
  expect(plan.leftOver).toEqual([]);
  expect(plan.totals.late).toBeGreaterThan(4);
});

const lock = { kind: 'lock', van: 'VAN 01' } as const;

it.each<[string, Partial<Stop>, Partial<Van>[], Reason]>([
  ['a van that is not there', { lockedTo: 'VAN 09' }, [{}], { kind: 'lock', van: 'VAN 09' }],
  [
    'a van that lacks its skill',
    { skill: 'lift', lockedTo: 'VAN 01' },
    [{}, { skills: ['lift'] }],
    lock,
  ],
  ['a van whose route is locked', { lockedTo: 'VAN 01' }, [{ locked: true }, {}], lock],
  ['no van, all routes being locked', {}, [{ locked: true }], { kind: 'room', load: 1, left: 0 }],
  ['vans that may serve none', {}, [{ mostStops: 0 }], { kind: 'stops', most: 0 }],
])('a stop of %s is left over, and says so', (_, stop, vans, reason) => {
  const day = dayOf(
    ring(1, () => stop),
    vans,
  );
  const empty = vans.map(() => []);
  for (const plan of [optimized(day, empty), repaired(day, empty)]) {
    expect(plan.leftOver).toMatchObject([{ stop: 1, reason }]);
  }
});

it('a stop too many is left over for that, and a further van is offered', () => {
  const day = dayOf(ring(5), [{ mostStops: 2 }, { mostStops: 2 }]);
  const plan = optimized(day);
  expect(plan.leftOver).toMatchObject([
    { reason: { kind: 'stops', most: 2 }, remedies: [{ kind: 'van' }] },
  ]);
  expect(optimized(withVan(day)).leftOver).toEqual([]);
});

it('stops ride with the van that they are locked to, whoever had them', () => {
  const day = dayOf(
    ring(8, (id) => (id < 4 ? { lockedTo: 'VAN 02' } : {})),
    [{}, {}, {}],
  );
  const mixed = sequencesOf('1 4, 5 6, 2 3 7 8');
  const plans = [optimized(day, mixed), repaired(day, mixed)];
  for (const { sequences } of plans)
    expect(sequences[1]).toEqual(expect.arrayContaining([1, 2, 3]));
});

it('a locked route stays stop for stop, whatever it breaks, and the others share the rest', () => {
  const stops = ring(9, (id) => ({ load: id === 1 ? 50 : 1 }));
  const day = dayOf(stops, [{ locked: true, capacity: 3 }, {}, {}]);
  const route = [5, 1, 9, 3];
  const sequences = [route, count(9).filter((id) => !route.includes(id)), []];
  const plans = [optimized(day, sequences), repaired(day, sequences)];
  for (const plan of plans) {
    expect(plan.leftOver).toEqual([]);
    expect(plan.sequences[0]).toEqual(route);
  }
  expect(openVans(day.vans)).toEqual([1, 2]);
});

it('locking a route moves no stop', () => {
  const day = dayOf(ring(9), [{}, {}], { disjoint: false });
  const poor = sequencesOf('1 5 3 7, 2 9 4 6 8');
  const locked = { ...day, vans: day.vans.map((van, v) => ({ ...van, locked: v === 0 })) };
  expect(repaired(locked, poor, day).sequences).toEqual(poor);
});

it('a day is planned at the speed of its ground, as searched and as drawn', () => {
  const at = (speed?: number): Day => ({
    ...dayOf(ring(4), [{}]),
    ground: { kind: 'plain', roadFactor: 1.3, ...(speed !== undefined && { speed }) },
  });
  const minutes = ([undefined, 30, 60] as const).map((speed) => {
    const { travel } = worldOf(at(speed), undefined);
    return [travel.minutes[1] as number, repaired(at(speed), [count(4)]).totals.driving] as const;
  });
  expect(minutes[0]).toEqual(minutes[1]);
  for (const i of [0, 1] as const) {
    expect(minutes[2]?.[i]).toBeCloseTo((minutes[1]?.[i] as number) / 2, 6);
  }
});
