import { expect, it } from 'vitest';
import { freeFit, freestBox, stopsUnder } from '@/lib/planner/map/overlays';
import { covered, fitted, padded, toGround, toPixels, zoomed } from '@/lib/planner/map/view';
import { spots } from '@/tests/support/planner-day';

const box = { width: 400, height: 300 };
const view = { scale: 0.2, x: 30, y: -40 };

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

const corner = { left: 0, top: 0, width: 100, height: 50 };
const below = { ...corner, top: 100 };

it.each([
  ['105 25', 1],
  ['50 59', 1],
])('a box covers a stop whose disc it touches: %s', (stop, under) =>
  expect(stopsUnder(corner, spots(stop), 10)).toBe(under),
);

it.each([
  ['20 20', below],
  ['20 20, 40 20, 20 120', below],
])('a box stands where no stop is, else where the fewest are: %s', (stops, box) =>
  expect(freestBox([corner, below], spots(stops), 10)).toBe(box),
);

it.each([
  { width: 904, height: 776 },
  { width: 390, height: 374 },
])('no stop is covered at fit in $width by $height, and every line shows', (box) => {
  const stops = [0, 500, 1000].flatMap((x) => [0, 500, 1000].map((y) => [x, y] as const));
  const overlays = [
    { left: 24, top: 24, width: 184, height: 50 },
    { left: box.width - 72, top: 24, width: 48, height: 142 },
    { left: box.width - 190, top: box.height - 56, width: 166, height: 32 },
  ];
  const lines = [spots('-100 500, 500 500')];
  const view = freeFit({ stops, lines, box, ground: undefined, overlays, radius: 14 });
  const shown = stops.map((stop) => toPixels(view, stop));
  for (const each of overlays) expect(stopsUnder(each, shown, 14)).toBe(0);
  for (const [x, y] of [...shown, toPixels(view, [-100, 500])]) {
    expect(Math.min(x, y, box.width - x, box.height - y)).toBeGreaterThan(13);
  }
});
