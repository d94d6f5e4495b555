import { expect, it } from 'vitest';
import { roundedPath } from '@/lib/planner/map/rounded';
import { spots } from '@/tests/support/planner-day';

it.each([
  [
    'rounds corners, by half of a leg that is shorter than two radii',
    '0 0, 20 0, 20 6, 40.04 6',
    'M0 0L12 0Q20 0 20 3L20 3Q20 6 28 6L40 6',
  ],
  ['is straight between two ends', '1 2, 3 4', 'M1 2L3 4'],
  [
    'lets no place on a straight way keep a corner sharp, and keeps where a line turns back',
    '0 0, 36 0.1, 40 0, 40 40, 40 20',
    'M0 0L32 0Q40 0 40 8L40 32Q40 40 40 32L40 20',
  ],
])('%s', (_, line, path) => expect(roundedPath(spots(line), 8)).toBe(path));

it('is nothing without a place', () => expect(roundedPath([], 8)).toBe(''));
