import { expect, it } from 'vitest';
import { freeFit, freestBox, stopsUnder } from '@/lib/planner/map/overlays';
import { toPixels } from '@/lib/planner/map/view';
import { spots } from '@/tests/support/planner-day';

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
