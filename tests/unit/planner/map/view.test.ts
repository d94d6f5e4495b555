import { describe, expect, it } from 'vitest';
import {
  covered,
  extent,
  fitted,
  padded,
  toGround,
  toPixels,
  zoomed,
} from '@/lib/planner/map/view';

const box = { width: 400, height: 300 };

describe('the view of the map', () => {
  it('goes from meters to pixels and back', () => {
    const view = { scale: 0.2, x: 30, y: -40 };
    expect(toPixels(view, [100, 500])).toEqual([50, 60]);
    expect(toGround(view, [50, 60])).toEqual([100, 500]);
  });

  it('keeps what lies under the pointer while it zooms, within its limits', () => {
    const view = { scale: 0.2, x: 30, y: -40 };
    const closer = zoomed(view, 2, [50, 60], 0.1);
    expect(closer.scale).toBe(0.4);
    expect(toGround(closer, [50, 60])).toEqual(toGround(view, [50, 60]));
    expect(zoomed(view, 1000, [0, 0], 0.1).scale).toBe(2);
    expect(zoomed(view, 0.001, [0, 0], 0.1).scale).toBe(0.1);
  });

  it('fits all positions within the padding of each edge', () => {
    const view = fitted(
      [
        [0, 0],
        [1000, 100],
      ],
      box,
      { top: 50, right: 20, bottom: 10, left: 80 },
    );
    expect(view.scale).toBeCloseTo(0.3);
    expect(toPixels(view, [0, 50])).toEqual([80, 170]);
    expect(toPixels(view, [1000, 50])).toEqual([380, 170]);
  });

  it('shows a kilometer around stops that lie in one place', () => {
    const view = fitted([[700, 700]], box, padded(20));
    expect(view.scale).toBeCloseTo(0.3);
    expect(toPixels(view, [700, 700])).toEqual([200, 150]);
    expect(extent([])).toBeUndefined();
    expect(fitted([], box, padded(20)).scale).toBeCloseTo(0.3);
  });

  it('slides an edge of the ground out of the box, and centers a ground that is smaller', () => {
    const ground = { width: 1000, height: 1000 };
    expect(covered({ scale: 1, x: 20, y: -900 }, ground, box)).toEqual({ scale: 1, x: 0, y: -700 });
    expect(covered({ scale: 0.1, x: 0, y: 0 }, ground, box)).toEqual({
      scale: 0.1,
      x: 150,
      y: 100,
    });
  });
});
