import { expect, it } from 'vitest';
import type { Sequences } from '@/lib/planner/day/day';
import { manualSequences } from '@/lib/planner/day/manual';
import { routeSequences } from '@/lib/planner/day/routed';
import { quick, thorough } from '@/lib/planner/day/streets/negotiate';
import { type World, worldOf } from '@/lib/planner/day/world';
import { file } from '@/lib/planner/town/files/days';
import { readTown } from '@/lib/planner/town/unpack';
import { at, sequencesOf, spots, stopAt, vanOf } from '@/tests/support/planner-day';
import { dayIn, randomDay, toEnd } from './days';
import { cornerOf, gridTown, townOf } from './grid-town';
import { meetingsOnPaper } from './meetings-on-paper';

const grid = gridTown(9);
const town = readTown(file);
const vans = [vanOf(1), vanOf(2)];
/** Stops of the grid by column and row: '8 4, 6 4'. */
const stopsAt = (corners: string) =>
  spots(corners).map(([column, row], i) => stopAt(i + 1, at(cornerOf(9, column, row))));
const routed = (world: World, sequences: Sequences, effort = thorough) =>
  toEnd(routeSequences(world, sequences, effort));

const inYard = ([x, y]: readonly [number, number], { yard }: typeof town, extra: number) =>
  Math.abs(x - yard.at[0]) <= yard.width / 2 + extra &&
  Math.abs(y - yard.at[1]) <= yard.height / 2 + extra;

it('routes that keep apart share no corner where there is another way, begin at the yard and know where their stops are', () => {
  const sequences = sequencesOf('2 1, 4 3');
  const world = worldOf(dayIn(grid, stopsAt('8 4, 6 4, 8 5, 6 5'), vans), grid);
  const { meetings, lines } = routed(world, sequences);
  expect(meetings).toEqual([]);
  for (const [v, line] of lines.entries()) {
    const start = line?.spots[0] ?? [0, 0];
    expect(inYard(start, grid, 1e-3)).toBe(true);
    expect(inYard(start, grid, -1e-3)).toBe(false);
    expect(line?.at.map((i) => line.spots[i])).toEqual(
      sequences[v]?.map((id) => world.travel.spots[id]),
    );
  }
});

it('a depot that was moved has its yard around it', () => {
  const stops = stopsAt('8 4, 6 4, 0 0');
  const depot = { name: 'Hub', place: at(cornerOf(9, 0, 0)) };
  const world = worldOf({ ...dayIn(grid, stops, vans), depot }, grid);
  const { meetings, lines } = routed(world, sequencesOf('3 2, 1'));
  expect(meetings).toEqual([]);
  for (const line of lines) {
    const [x = 99, y = 99] = line?.spots[0] ?? [];
    expect(Math.max(x, y)).toBeLessThanOrEqual(grid.yard.width / 2);
  }
  expect(worldOf(world.day, grid).streets).toBe(world.streets);
});

const wide = { ...grid, yard: { ...grid.yard, width: 300, height: 300 } };

it.each([
  ['one for a street that two share', grid, '8 4, 7 4, 7 3', [[1], [2]], [[0, 1]]],
  ['one for a route that drives back where it came from', grid, '8 4, 6 4', [[1, 2], []], [[0, 0]]],
  ['none in the yard', wide, '4 5, 4 6', [[1], [2]], []],
])('meetings are %s', (_, ground, corners, sequences, met) => {
  const world = worldOf(dayIn(ground, stopsAt(corners), vans, { disjoint: false }), ground);
  const { meetings } = toEnd(routeSequences(world, sequences, undefined));
  expect(meetings.map((meeting) => meeting.vans)).toEqual(met);
});

it.each([[[1, 3]], [[1, 2, 3]], [[2, 1, 3]]])(
  'meetings are none in a dead end, the only way out of which is back: %j',
  (sequence) => {
    // A square of streets with a lane off one of its corners.
    const corners = spots('0 0, 100 0, 100 100, 0 100, 200 100, 300 100');
    const lane = townOf(corners, spots('0 1, 1 2, 2 3, 3 0, 2 4, 4 5'), 0);
    const stops = [stopAt(1, at(5)), stopAt(2, at(4)), stopAt(3, at(3))];
    const world = worldOf(dayIn(lane, stops, [vanOf(1)]), lane);
    const { meetings, lines } = routed(world, [sequence]);
    expect(meetings).toEqual([]);
    expect(lines[0]?.at.map((i) => lines[0]?.spots[i])).toEqual(
      sequence.map((id) => world.travel.spots[id]),
    );
  },
);

it.each([1, 2, 3, 4, 5])('meetings of a random day are those on paper, seed %i', (seed) => {
  const world = worldOf(randomDay(town, seed, 14, 3, { returns: seed % 2 === 0 }), town);
  for (const effort of [undefined, quick]) {
    const { lines, meetings } = toEnd(
      routeSequences(world, manualSequences(world.day, town), effort),
    );
    const drawn = lines.map((line) => line?.spots ?? []);
    const onPaper = meetingsOnPaper(drawn, (spot) => inYard(spot, town, 0.01));
    expect(meetings.length).toBe(onPaper);
  }
});
