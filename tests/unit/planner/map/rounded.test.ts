import { expect, it } from 'vitest';
import { roundedPath } from '@/lib/planner/map/rounded';

it('rounds corners by the radius, or by half of a leg that is shorter than two of them', () => {
  const path = roundedPath(
    [
      [0, 0],
      [20, 0],
      [20, 6],
      [40.04, 6],
    ],
    8,
  );
  expect(path).toBe('M0 0L12 0Q20 0 20 3L20 3Q20 6 28 6L40 6');
});

it('is straight between two ends, and nothing without any', () => {
  expect(
    roundedPath(
      [
        [1, 2],
        [3, 4],
      ],
      8,
    ),
  ).toBe('M1 2L3 4');
  expect(roundedPath([], 8)).toBe('');
});

it('lets no place on a straight way keep a corner sharp, and keeps where a line turns back', () => {
  const path = roundedPath(
    [
      [0, 0],
      [18, 0.1],
      [20, 0],
      [20, 20],
      [20, 10],
    ],
    4,
  );
  expect(path).toBe('M0 0L16 0Q20 0 20 4L20 16Q20 20 20 16L20 10');
});
