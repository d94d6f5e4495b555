import { describe, expect, it } from 'vitest';
import type { Rules, Stop, Van } from '@/lib/planner/day/day';
import { leftBefore } from '@/lib/planner/day/left-over';
import type { Reason } from '@/lib/planner/day/plan';
import { dropOverruns, safeSequences } from '@/lib/planner/day/sequences/overrun';
import { worldOf } from '@/lib/planner/day/world';
import { at, stopAt, vanOf } from '@/tests/support/planner-day';
import { dayIn } from './days';
import { cornerOf, gridTown } from './grid-town';

const town = gridTown(7);
const corner = (column: number, row: number) => at(cornerOf(7, column, row));
/** A stop at the far end of the town, which a van reaches at 481.2. */
const far = (part: Partial<Stop> = {}) => stopAt(1, corner(6, 6), part);
const arrival = expect.closeTo(481.2, 4);
const world = (stops: readonly Stop[], vans: readonly Van[], rules?: Partial<Rules>) =>
  worldOf(dayIn(town, stops, vans, rules), town);

it.each<[string, Partial<Stop>, readonly Partial<Van>[], Partial<Rules>, Reason | undefined]>([
  ['its load', { load: 31 }, [{ capacity: 30 }], {}, { kind: 'load', load: 31, largest: 30 }],
  ['its skill', { skill: 'cold' }, [{ skills: ['lift'] }], {}, { kind: 'skill', skill: 'cold' }],
  [
    'the load of vans with its skill',
    { skill: 'lift', load: 9 },
    [{}, { skills: ['lift'], capacity: 5 }],
    {},
    { kind: 'load', load: 9, largest: 5 },
  ],
  ['its window', { window: [470, 481] }, [{}], {}, { kind: 'window', closes: 481, arrival }],
  ['no window that does not count', { window: [470, 481] }, [{}], { windows: false }, undefined],
  ['no shift that ends at the last stop', { minutes: 10 }, [{ shift: [480, 492] }], {}, undefined],
  [
    'its shift, the way back included',
    { minutes: 10 },
    [{ shift: [480, 492] }],
    { returns: true },
    { kind: 'shift', van: 0, ends: 492, start: arrival, done: expect.closeTo(492.4, 4) },
  ],
  [
    'its shift that ends before the window opens',
    { window: [1000, 1100] },
    [{}],
    {},
    { kind: 'shift', van: 0, ends: 960, start: 1000, done: 1003 },
  ],
])('a stop that no van can serve is told by %s', (_, stop, vans, rules, reason) => {
  const fleet = vans.map((van, i) => vanOf(i + 1, van));
  const result = reason ? [{ stop: 1, reason }] : [];
  expect(leftBefore(world([far(stop)], fleet, rules), [])).toEqual(result);
});

it('a stop that no van can serve is told by the street that does not lead there', () => {
  const parted = gridTown(7, (a, b) => !(a % 7 === 4 && b % 7 === 5));
  const day = dayIn(parted, [far(), stopAt(2, corner(0, 0))], [vanOf(1)]);
  expect(leftBefore(worldOf(day, parted), [])).toEqual([{ stop: 1, reason: { kind: 'street' } }]);
});

describe('routes that break what they must keep', () => {
  const row = (parts: readonly Partial<Stop>[]) =>
    parts.map((part, i) => stopAt(i + 1, corner(i + 1, 0), part));
  const loads = (...all: number[]) => row(all.map((load) => ({ load })));
  const two = (one: Partial<Van>, other: Partial<Van>) => [vanOf(1, one), vanOf(2, other)];
  const all = [[1, 2, 3], []];

  it('give away what is too heavy, as little as mends it', () =>
    expect(
      dropOverruns(world(loads(4, 7, 2), two({ capacity: 10 }, { capacity: 10 })), all),
    ).toEqual({ sequences: [[2, 3], [1]], leftOver: [] }));

  it('give away others where one fits no other van', () => {
    const heavy = world(loads(11, 7, 2), two({ capacity: 11 }, { capacity: 10 }));
    expect(dropOverruns(heavy, [[2, 3, 1], []])).toEqual({
      sequences: [[1], expect.any(Array)],
      leftOver: [],
    });
  });

  it('leave over what no shift holds, and say whose ends first to come', () => {
    const stops = row([1, 2, 3].map(() => ({ minutes: 20 })));
    const late = world(stops, two({ shift: [480, 525] }, { shift: [480, 482] }));
    const { sequences, leftOver } = dropOverruns(late, all);
    expect(sequences[0]).toHaveLength(2);
    expect(leftOver).toEqual([
      { stop: expect.any(Number), reason: expect.objectContaining({ kind: 'shift', ends: 525 }) },
    ]);
  });

  it.each([
    ['lose stops that are gone, and hold each other once', [[1, 9, 2], [2, 3], [1]], [[1, 2], [3]]],
    ['take a new stop where it costs least', [[1, 3], []], [[1, 2, 3], []]],
  ])('after an edit %s', (_, before, after) =>
    expect(safeSequences(world(loads(1, 1, 1), two({}, {})), before, new Set())).toEqual({
      sequences: after,
      leftOver: [],
    }),
  );
});
