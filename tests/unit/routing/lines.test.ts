import { describe, expect, it } from 'vitest';
import type { Point } from '@/lib/city/types';
import { countCrossings } from '@/lib/routing/crossings';
import { pointAt, polylineLength, roundedLine, roundedPath } from '@/lib/routing/polyline';

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

describe('polyline', () => {
  const corner = line('0,0 30,0 30,40');

  it('finds positions and headings along a line', () => {
    expect(pointAt(corner, 15)).toEqual({ at: [15, 0], heading: 0 });
    expect(pointAt(corner, 50)).toEqual({ at: [30, 20], heading: 90 });
  });

  it('rounds corners without moving the ends', () => {
    expect(roundedPath(corner, 8)).toBe('M0 0l22 0q8 0 8 8l0 32');
    expect(roundedPath(line('.5,0 20.7,.2'), 8)).toBe('M.5 0l20.2 .2');
    const rounded = roundedLine(corner, 8);
    expect(rounded[0]).toEqual([0, 0]);
    expect(rounded.at(-1)).toEqual([30, 40]);
    expect(polylineLength(rounded)).toBeLessThan(70);
  });
});
