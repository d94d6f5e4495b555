import { expect, it } from 'vitest';
import type { Point } from '@/lib/city/types';
import { countCrossings } from '@/lib/routing/crossings';

const line = (points: string): readonly Point[] =>
  points.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

it.each([
  ['lines that cross', ['0,0 10,10', '0,10 10,0'], 1],
  ['lines that touch', ['0,0 10,0', '5,0 5,9'], 1],
  ['lines with a shared stretch', ['0,0 10,0', '4,0 8,0'], 1],
  ['lines apart', ['0,0 10,0', '0,1 10,1'], 0],
  ['a line that crosses itself', ['0,0 10,0 10,10 5,10 5,-5'], 1],
  ['a line that stays clear of itself', ['0,0 10,0 10,10 0,10'], 0],
])('countCrossings of %s', (_, lines, count) => {
  expect(countCrossings(lines.map(line))).toBe(count);
});
