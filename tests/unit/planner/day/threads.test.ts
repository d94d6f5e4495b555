import { describe, expect, it } from 'vitest';
import { polylineLength } from '@/lib/city/geometry/geometry';
import { shareByHand } from '@/lib/planner/day/by-hand';
import { reckon } from '@/lib/planner/day/reckon';
import { quick, thorough } from '@/lib/planner/day/streets/negotiate';
import { layThreads } from '@/lib/planner/day/threads';
import { worldOf } from '@/lib/planner/day/world';
import { file } from '@/lib/planner/town/files/days';
import { readTown } from '@/lib/planner/town/unpack';
import { at, dayIn, randomDay, stopAt, toEnd, vanOf } from './days';
import { cornerOf, gridTown, townOf } from './grid-town';
import { meetingsOnPaper } from './meetings-on-paper';

const grid = gridTown(9);
const town = readTown(file);
const corner = (column: number, row: number) => at(cornerOf(9, column, row));
const vans = [vanOf(1), vanOf(2)];

const inYard = ([x, y]: readonly [number, number], { yard }: typeof town, extra: number) =>
  Math.abs(x - yard.at[0]) <= yard.width / 2 + extra &&
  Math.abs(y - yard.at[1]) <= yard.height / 2 + extra;

describe('threads that keep apart', () => {
  // Both ways to the east are shortest through the same street.
  const stops = [
    stopAt(1, corner(8, 4)),
    stopAt(2, corner(6, 4)),
    stopAt(3, corner(8, 5)),
    stopAt(4, corner(6, 5)),
  ];
  const rounds = [
    [2, 1],
    [4, 3],
  ];
  const world = worldOf(dayIn(grid, stops, vans), grid);

  it('share no corner where there is another way', () => {
    expect(toEnd(layThreads(world, rounds, thorough)).meetings).toEqual([]);
  });

  it('begin where they leave the yard, and know where their stops are', () => {
    const { lines } = toEnd(layThreads(world, rounds, thorough));
    for (const [v, line] of lines.entries()) {
      const start = line?.spots[0] ?? [0, 0];
      expect(inYard(start, grid, 1e-3)).toBe(true);
      expect(inYard(start, grid, -1e-3)).toBe(false);
      const spots = line?.at.map((i) => line.spots[i]);
      expect(spots).toEqual(rounds[v]?.map((id) => world.travel.spots[id]));
    }
  });

  it('come back to the yard by another street', () => {
    const returning = worldOf(dayIn(grid, stops, vans, { returns: true }), grid);
    const { lines, meetings } = toEnd(layThreads(returning, rounds, thorough));
    expect(meetings).toEqual([]);
    for (const line of lines) expect(inYard(line?.spots.at(-1) ?? [0, 0], grid, 1e-3)).toBe(true);
  });

  it('leave rounds alone that did not change', () => {
    const before = toEnd(layThreads(world, rounds, thorough));
    const after = toEnd(
      layThreads(
        world,
        [
          [2, 1],
          [3, 4],
        ],
        quick,
        before,
      ),
    );
    expect(after.legs[0]).toEqual(before.legs[0]);
    expect(after.legs[1]).not.toEqual(before.legs[1]);
  });
});

describe('meetings', () => {
  it('are one for a street that two threads share, and one for each crossing', () => {
    const stops = [stopAt(1, corner(8, 4)), stopAt(2, corner(7, 4)), stopAt(3, corner(7, 3))];
    const world = worldOf(dayIn(grid, stops, vans, { apart: false }), grid);
    const { meetings } = toEnd(layThreads(world, [[1], [2]], undefined));
    expect(meetings.map(({ vans }) => vans)).toEqual([[0, 1]]);
  });

  it('are one for a thread that drives back where it came from', () => {
    const stops = [stopAt(1, corner(8, 4)), stopAt(2, corner(6, 4))];
    const world = worldOf(dayIn(grid, stops, vans, { apart: false }), grid);
    const { meetings } = toEnd(layThreads(world, [[1, 2], []], undefined));
    expect(meetings.map(({ vans }) => vans)).toEqual([[0, 0]]);
  });

  it('are none in a dead end, the only way out of which is back', () => {
    // A square of streets with a lane off one of its corners.
    const places = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [200, 100],
      [300, 100],
    ] as const;
    const lane = townOf(
      places,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
        [2, 4],
        [4, 5],
      ],
      0,
    );
    const stops = [stopAt(1, at(5)), stopAt(2, at(4)), stopAt(3, at(3))];
    const world = worldOf(dayIn(lane, stops, [vanOf(1)]), lane);
    for (const round of [
      [1, 3],
      [1, 2, 3],
      [2, 1, 3],
    ]) {
      const { meetings, lines } = toEnd(layThreads(world, [round], thorough));
      expect(meetings).toEqual([]);
      expect(lines[0]?.at.map((i) => lines[0]?.spots[i])).toEqual(
        round.map((id) => world.travel.spots[id]),
      );
    }
  });

  it('in the yard do not count', () => {
    const stops = [stopAt(1, corner(4, 5)), stopAt(2, corner(4, 6))];
    const wide = { ...grid, yard: { ...grid.yard, width: 300, height: 300 } };
    const world = worldOf(dayIn(wide, stops, vans, { apart: false }), wide);
    expect(toEnd(layThreads(world, [[1], [2]], undefined)).meetings).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('of a random day are those on paper, seed %i', (seed) => {
    const world = worldOf(randomDay(town, seed, 14, 3, { returns: seed % 2 === 0 }), town);
    const rounds = shareByHand(world);
    for (const effort of [undefined, quick]) {
      const { lines, meetings } = toEnd(layThreads(world, rounds, effort));
      const onPaper = meetingsOnPaper(
        lines.map((line) => line?.spots ?? []),
        (spot) => inYard(spot, town, 0.01),
      );
      expect(meetings.length).toBe(onPaper);
    }
  });
});

it.each([1, 2, 3])('a random day is driven as it is drawn, seed %i', (seed) => {
  const day = randomDay(town, seed, 20, 4, { returns: seed === 2 });
  const world = worldOf(day, town);
  const rounds = shareByHand(world);
  const laid = toEnd(layThreads(world, rounds, quick));
  const { threads, totals } = reckon(world, laid, []);
  expect(threads.flatMap(({ visits }) => visits.map(({ stop }) => stop)).toSorted()).toEqual(
    day.stops.map(({ id }) => id).toSorted(),
  );
  for (const { line, meters, visits, van, done } of threads) {
    const along = (to: number) => polylineLength(line.slice(0, to + 1));
    expect(meters).toBeCloseTo(along(line.length - 1), 3);
    let clock = 480;
    for (const visit of visits) {
      const stop = world.stop(visit.stop);
      expect(visit.meters).toBeCloseTo(along(visit.at), 3);
      expect(visit.arrival).toBeGreaterThanOrEqual(clock);
      expect(visit.wait).toBeCloseTo(Math.max(0, (stop.window?.[0] ?? 0) - visit.arrival), 9);
      expect(visit.late).toBeCloseTo(
        Math.max(0, visit.arrival - (stop.window?.[1] ?? Number.POSITIVE_INFINITY)),
        9,
      );
      expect(visit.leaves).toBeCloseTo(visit.arrival + visit.wait + stop.minutes, 9);
      clock = visit.leaves;
    }
    expect(done).toBeGreaterThanOrEqual(clock);
    expect(day.vans[van]).toBeDefined();
  }
  expect(totals.meters).toBeCloseTo(
    threads.reduce((sum, { meters }) => sum + meters, 0),
    6,
  );
  const hours = threads.reduce((sum, { done }) => sum + (done - 480) / 60, 0);
  expect(totals.cost).toBeCloseTo((totals.meters / 1000) * 0.48 + hours * 26, 6);
  expect(totals.co2).toBeCloseTo((totals.meters / 1000) * 0.24, 6);
  expect(totals.late).toBe(
    threads.flatMap(({ visits }) => visits).filter(({ late }) => late > 1e-6).length,
  );
});
