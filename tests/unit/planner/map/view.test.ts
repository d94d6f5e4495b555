import { expect, it } from 'vitest';
import { covered, fitted, padded, toGround, toPixels, zoomed } from '@/lib/planner/map/view';
import { spots } from '@/tests/support/planner-day';

const box = { width: 400, height: 300 };
const view = { scale: 0.2, x: 30, y: -40 };

it('goes from meters to pixels and back', () => {
  expect(toPixels(view, [100, 500])).toEqual([50, 60]);
  expect(toGround(view, [50, 60])).toEqual([100, 500]);
});

it('keeps what lies under the pointer while it zooms, within its limits', () => {
  const closer = zoomed(view, 2, [50, 60], 0.1);
  expect(closer.scale).toBe(0.4);
  expect(toGround(closer, [50, 60])).toEqual(toGround(view, [50, 60]));
  expect(zoomed(view, 1000, [0, 0], 0.1).scale).toBe(2);
  expect(zoomed(view, 0.001, [0, 0], 0.1).scale).toBe(0.1);
});

it('fits all positions within the padding of each edge', () => {
  const padding = { top: 50, right: 20, bottom: 10, left: 80 };
  const fit = fitted(spots('0 0, 1000 100'), box, padding);
  expect(fit.scale).toBeCloseTo(0.3);
  expect(toPixels(fit, [0, 50])).toEqual([80, 170]);
  expect(toPixels(fit, [1000, 50])).toEqual([380, 170]);
});

it('shows a kilometer around stops that lie in one place, or around none', () => {
  const fit = fitted([[700, 700]], box, padded(20));
  expect(fit.scale).toBeCloseTo(0.3);
  expect(toPixels(fit, [700, 700])).toEqual([200, 150]);
  expect(fitted([], box, padded(20)).scale).toBeCloseTo(0.3);
});

it.each([
  ['slides an edge of the ground out of the box', [1, 20, -900], [1, 0, -700]],
  ['centers a ground that is smaller', [0.1, 0, 0], [0.1, 150, 100]],
])('%s', (_, [scale = 1, x = 0, y = 0], slid) => {
  const cover = covered({ scale, x, y }, { width: 1000, height: 1000 }, box);
  expect([cover.scale, cover.x, cover.y]).toEqual(slid);
});
