import { describe, expect, it } from 'vitest';
import { freeFit, freestBox, stopsUnder } from '@/lib/planner/map/furniture';
import { toPixels } from '@/lib/planner/map/view';

const corner = { left: 0, top: 0, width: 100, height: 50 };

describe('furniture of the map', () => {
  it('covers a stop whose disc it touches', () => {
    expect(stopsUnder(corner, [[105, 25]], 10)).toBe(1);
    expect(stopsUnder(corner, [[111, 25]], 10)).toBe(0);
    expect(stopsUnder(corner, [[50, 59]], 10)).toBe(1);
  });

  it('stands where no stop is, else where the fewest are', () => {
    const below = { ...corner, top: 100 };
    expect(freestBox([corner, below], [[20, 20]], 10)).toBe(below);
    expect(freestBox([corner, below], [[300, 20]], 10)).toBe(corner);
    const stops = [
      [20, 20],
      [40, 20],
      [20, 120],
    ] as const;
    expect(freestBox([corner, below], stops, 10)).toBe(below);
  });

  it.each([
    { width: 904, height: 776 },
    { width: 390, height: 374 },
    { width: 768, height: 660 },
  ])('covers no stop at fit in $width by $height, and shows every line', (box) => {
    // Stops in all corners of a square: the worst there is.
    const stops = [0, 500, 1000].flatMap((x) => [0, 500, 1000].map((y) => [x, y] as const));
    const furniture = [
      { left: 24, top: 24, width: 184, height: 50 },
      { left: box.width - 72, top: 24, width: 48, height: 142 },
      { left: box.width - 190, top: box.height - 56, width: 166, height: 32 },
    ];
    const lines = [
      [
        [-100, 500],
        [500, 500],
      ],
    ] as const;
    const view = freeFit({ stops, lines, box, ground: undefined, furniture, radius: 14 });
    const shown = stops.map((stop) => toPixels(view, stop));
    for (const each of furniture) expect(stopsUnder(each, shown, 14)).toBe(0);
    for (const [x, y] of [...shown, toPixels(view, [-100, 500])]) {
      expect(x).toBeGreaterThan(13);
      expect(x).toBeLessThan(box.width - 13);
      expect(y).toBeGreaterThan(13);
      expect(y).toBeLessThan(box.height - 13);
    }
  });

  it('gives way to furniture only where stops are', () => {
    const stops = [
      [0, 500],
      [1000, 500],
    ] as const;
    const furniture = [{ left: 0, top: 0, width: 390, height: 60 }];
    const box = { width: 390, height: 374 };
    const view = freeFit({ stops, lines: [], box, ground: undefined, furniture, radius: 10 });
    expect(toPixels(view, [0, 500])[0]).toBeCloseTo(23);
  });
});
