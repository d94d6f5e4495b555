import { describe, expect, it } from 'vitest';
import { shareByHand } from '@/lib/planner/day/by-hand';
import { leftBefore } from '@/lib/planner/day/left-over';
import { fitRounds } from '@/lib/planner/day/rounds/fit';
import { dropOverruns } from '@/lib/planner/day/rounds/overrun';
import { worldOf } from '@/lib/planner/day/world';
import { at, dayIn, randomDay, stopAt, vanOf } from './days';
import { cornerOf, gridTown } from './grid-town';

const town = gridTown(7);
const corner = (column: number, row: number) => at(cornerOf(7, column, row));
const far = corner(6, 6);

describe('a stop that no van can serve', () => {
  it('is told by its load', () => {
    const day = dayIn(town, [stopAt(8, far, { load: 31 })], [vanOf(1, { capacity: 30 })]);
    expect(leftBefore(worldOf(day, town))).toEqual([
      { stop: 8, reason: { kind: 'load', load: 31, largest: 30 } },
    ]);
  });

  it('is told by its skill, and by the load that vans with it can take', () => {
    const vans = [vanOf(1), vanOf(2, { skills: ['lift'], capacity: 5 })];
    const stops = [
      stopAt(1, far, { skill: 'cold' }),
      stopAt(2, far, { skill: 'lift', load: 9 }),
      stopAt(3, far, { skill: 'lift' }),
    ];
    expect(leftBefore(worldOf(dayIn(town, stops, vans), town))).toEqual([
      { stop: 1, reason: { kind: 'skill', skill: 'cold' } },
      { stop: 2, reason: { kind: 'load', load: 9, largest: 5 } },
    ]);
  });

  it('is told by its window, unless windows do not count', () => {
    const stops = [stopAt(1, far, { window: [470, 481] })];
    const reason = { kind: 'window', closes: 481, arrival: expect.closeTo(481.2, 4) };
    const leftWith = (windows: boolean) =>
      leftBefore(worldOf(dayIn(town, stops, [vanOf(1)], { windows }), town));
    expect(leftWith(true)).toEqual([{ stop: 1, reason }]);
    expect(leftWith(false)).toEqual([]);
  });

  it('is told by the shift, the way back included where vans come back', () => {
    const stops = [stopAt(1, far, { minutes: 10 })];
    const van = vanOf(1, { shift: [480, 492] });
    const leftWith = (returns: boolean) =>
      leftBefore(worldOf(dayIn(town, stops, [van], { returns }), town));
    expect(leftWith(false)).toEqual([]);
    expect(leftWith(true)).toEqual([
      { stop: 1, reason: { kind: 'shift', van: 0, ends: 492, arrival: expect.closeTo(481.2, 4) } },
    ]);
  });

  it('is told by the shift that ends before its window opens', () => {
    const stops = [stopAt(1, far, { window: [1000, 1100] })];
    const day = dayIn(town, stops, [vanOf(1)]);
    expect(leftBefore(worldOf(day, town))[0]?.reason.kind).toBe('shift');
  });

  it('is told by the street that does not lead there', () => {
    const parted = gridTown(7, (a, b) => !(a % 7 === 4 && b % 7 === 5));
    const day = dayIn(parted, [stopAt(1, far), stopAt(2, corner(0, 0))], [vanOf(1)]);
    expect(leftBefore(worldOf(day, parted))).toEqual([{ stop: 1, reason: { kind: 'street' } }]);
  });

  it('is any, where there is no van', () => {
    const day = dayIn(town, [stopAt(1, far, { load: 4 })], []);
    expect(leftBefore(worldOf(day, town))).toEqual([
      { stop: 1, reason: { kind: 'load', load: 4, largest: 0 } },
    ]);
  });
});

describe('rounds that break what they must keep', () => {
  it('give away what is too heavy, as little as mends it', () => {
    const loads = [4, 7, 2];
    const stops = loads.map((load, i) => stopAt(i + 1, corner(i, 0), { load }));
    const vans = [vanOf(1, { capacity: 10 }), vanOf(2, { capacity: 10 })];
    const { rounds, leftOver } = dropOverruns(worldOf(dayIn(town, stops, vans), town), [
      [1, 2, 3],
      [],
    ]);
    expect(rounds).toEqual([[2, 3], [1]]);
    expect(leftOver).toEqual([]);
  });

  it('give away others where one fits no other van', () => {
    const loads = [11, 7, 2];
    const stops = loads.map((load, i) => stopAt(i + 1, corner(i, 0), { load }));
    const vans = [vanOf(1, { capacity: 11 }), vanOf(2, { capacity: 10 })];
    const world = worldOf(dayIn(town, stops, vans), town);
    const fitted = fitRounds(world, [[2, 3], []], new Set());
    expect(dropOverruns(world, fitted)).toEqual({ rounds: [[1], expect.any(Array)], leftOver: [] });
  });

  it('leave over what has no room anywhere', () => {
    const stops = [1, 2, 3].map((id) => stopAt(id, corner(id, 0), { load: 4 + id }));
    const vans = [vanOf(1, { capacity: 8 }), vanOf(2, { capacity: 8 })];
    const { rounds, leftOver } = dropOverruns(worldOf(dayIn(town, stops, vans), town), [
      [1, 2, 3],
      [],
    ]);
    expect(rounds.flat()).toHaveLength(2);
    const [left] = leftOver;
    expect(left?.reason).toEqual({
      kind: 'room',
      load: 4 + (left?.stop ?? 0),
      left: expect.any(Number),
    });
  });

  it('leave over what no shift holds, and say whose ends first to come', () => {
    const stops = [1, 2, 3].map((id) => stopAt(id, corner(id, 0), { minutes: 20 }));
    const vans = [vanOf(1, { shift: [480, 525] }), vanOf(2, { shift: [480, 482] })];
    const { rounds, leftOver } = dropOverruns(worldOf(dayIn(town, stops, vans), town), [
      [1, 2, 3],
      [],
    ]);
    expect(rounds[0]).toHaveLength(2);
    expect(leftOver).toEqual([
      { stop: expect.any(Number), reason: expect.objectContaining({ kind: 'shift', ends: 525 }) },
    ]);
  });

  it('give a stop to a van that has its skill', () => {
    const vans = [vanOf(1), vanOf(2, { skills: ['lift'] })];
    const world = worldOf(dayIn(town, [stopAt(1, far, { skill: 'lift' })], vans), town);
    expect(dropOverruns(world, [[1], []]).rounds).toEqual([[], [1]]);
  });
});

describe('rounds of a day that was edited', () => {
  const stops = [1, 2, 3].map((id) => stopAt(id, corner(id, 0)));
  const world = worldOf(dayIn(town, stops, [vanOf(1), vanOf(2)]), town);

  it('lose stops that are gone, and hold each other once', () => {
    expect(fitRounds(world, [[1, 9, 2], [2, 3], [1]], new Set())).toEqual([[1, 2], [3]]);
  });

  it('take a new stop where it costs least', () => {
    const [first = [], second = []] = fitRounds(world, [[1, 3], []], new Set());
    expect([first, second]).toEqual([[1, 2, 3], []]);
  });
});

it.each([1, 2, 3])('by hand every stop is in a round, capacities kept, seed %i', (seed) => {
  const day = randomDay(gridTown(15), seed, 30, 4);
  const world = worldOf(day, gridTown(15));
  const rounds = shareByHand(world);
  expect(rounds).toEqual(shareByHand(world));
  expect(rounds.flat().toSorted((a, b) => a - b)).toEqual(day.stops.map(({ id }) => id));
  for (const [v, round] of rounds.entries()) {
    const load = round.reduce((sum, id) => sum + world.stop(id).load, 0);
    expect(load).toBeLessThanOrEqual(day.vans[v]?.capacity ?? 0);
  }
});
