import { expect, it } from 'vitest';
import { inLanes, lanes } from '@/lib/planner/map/lanes';
import { roundedPath } from '@/lib/planner/map/rounded';
import { sequencesOf, spots } from '@/tests/support/planner-day';

it.each([
  ['are the middle where a line is alone', ['0 0, 10 0, 20 0', '0 5, 20 5'], '0 0, 0'],
  [
    // Three on the second leg, two on the first.
    'lie left and right of the middle, whichever way the others go',
    ['0 0, 10 0, 20 0', '20 0, 10 0, 0 0', '10 0, 20 0, 20 -9'],
    '-0.5 -1, -0 -0.5, 1 0',
  ],
  ['count a line once that goes there and back', ['0 0, 10 0, 20 0, 10 0'], '0 0 0'],
])('lanes on a shared street %s', (_, lines, expected) =>
  expect(lanes(lines.map(spots))).toEqual(sequencesOf(expected)),
);

it.each([
  ['draw a line beside itself, corners sharp', '0 0, 10 0, 10 10', [0.5, 0.5], '0 2, 8 2, 8 10'],
  ['step over where the company changes', '0 0, 10 0, 20 0', [0.5, 0], '0 2, 10 2, 10 0, 20 0'],
])('lanes on a shared street %s', (_, line, own, drawn) =>
  expect(inLanes(spots(line), own, 4)).toEqual(spots(drawn)),
);

it.each([
  [
    'rounds corners, by half of a leg that is shorter than two radii',
    '0 0, 20 0, 20 6, 40.04 6',
    'M0 0L12 0Q20 0 20 3L20 3Q20 6 28 6L40 6',
  ],
  [
    'lets no place on a straight way keep a corner sharp, and keeps where a line turns back',
    '0 0, 36 0.1, 40 0, 40 40, 40 20',
    'M0 0L32 0Q40 0 40 8L40 32Q40 40 40 32L40 20',
  ],
])('a path %s', (_, line, path) => expect(roundedPath(spots(line), 8)).toBe(path));
