import { describe, expect, it } from 'vitest';
import type { Spot } from '@/lib/planner/day/day';
import { inLanes, lanes } from '@/lib/planner/map/lanes';

const east: Spot[] = [
  [0, 0],
  [10, 0],
  [20, 0],
];

describe('lanes on a shared street', () => {
  it('are the middle where a line is alone', () => {
    expect(
      lanes([
        east,
        [
          [0, 5],
          [20, 5],
        ],
      ]),
    ).toEqual([[0, 0], [0]]);
  });

  it('lie left and right of the middle, whichever way the others go', () => {
    const back = [...east].reverse();
    const up: Spot[] = [
      [10, 0],
      [20, 0],
      [20, -9],
    ];
    // Three on the second leg, two on the first.
    expect(lanes([east, back, up])).toEqual([
      [-0.5, -1],
      [-0, -0.5],
      [1, 0],
    ]);
  });

  it('count a line once that goes there and back', () => {
    const there: Spot[] = [...east, [10, 0]];
    expect(lanes([there])).toEqual([[0, 0, 0]]);
  });

  it('draw a line beside itself, its corners kept sharp', () => {
    const bend: Spot[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(inLanes(bend, [0.5, 0.5], 4)).toEqual([
      [0, 2],
      [8, 2],
      [8, 10],
    ]);
    expect(inLanes(bend, [0, 0], 4)).toBe(bend);
  });

  it('step from one lane to another where the company changes', () => {
    expect(inLanes(east, [0.5, 0], 4)).toEqual([
      [0, 2],
      [10, 2],
      [10, 0],
      [20, 0],
    ]);
  });
});
