import { expect, it } from 'vitest';
import { homeHeroMap } from '@/content/home/hero';
import { pointAt } from '@/lib/city/geometry/along';
import { polylineLength } from '@/lib/city/geometry/geometry';
import { metersPerUnit } from '@/lib/city/scale';
import { comparison, heroPhonePlan, heroPlan } from '@/lib/picture/home-map';
import { countCrossings } from '@/lib/routing/crossings';
import { places } from '../maps';
import { comparisonScene } from '../pictures/home/comparison';

const [manual, optimized] = (['manual', 'optimized'] as const).map((kind) => comparisonScene(kind));

const linesOf = (scene: typeof optimized) => scene?.routes.map(({ points }) => points) ?? [];
const kilometers = (scene: typeof optimized) =>
  linesOf(scene).reduce((sum, points) => sum + polylineLength(points) * metersPerUnit, 0) / 1000;

it('both plans are as long as the planner measures them, and the manual one crosses', () => {
  expect(kilometers(manual)).toBeCloseTo(comparison.manualKm, 0);
  expect(kilometers(optimized)).toBeCloseTo(comparison.optimizedKm, 0);
  expect(countCrossings(linesOf(manual))).toBeGreaterThan(0);
});

it.each([
  ['hero', heroPlan],
  ['hero-phone', heroPhonePlan],
] as const)('plan of %s never lets routes touch', (_, plan) => {
  const bundle = plan.bundle.map(({ fromX, toX, y }) => places(`${fromX},${y} ${toX},${y}`));
  expect(countCrossings([...bundle, ...plan.routes.map(({ points }) => points)])).toBe(0);
});

/** Of a label 150 map units wide and 30 high, and `extra` around it. */
const labelCovers = (label: { x: number; y: number }, x: number, y: number, extra: number) =>
  x > label.x - extra && x < label.x + 150 + extra && Math.abs(y - label.y) < 15 + extra;

const labeled = homeHeroMap.vehicles.map(({ hue }) => hue);

it.each(heroPlan.routes.filter(({ hue }) => labeled.includes(hue as 'plum')))(
  'the label on $thread covers no stop, no vehicle and no other route',
  (route) => {
    for (const other of heroPlan.routes) {
      for (const at of [...other.stops, other.vehicle]) {
        expect(labelCovers(route.label, at.x, at.y, 6)).toBe(false);
      }
      if (other === route) continue;
      for (let along = 0; along < other.length; along += 2) {
        const [x, y] = pointAt(other.points, along).at;
        expect(labelCovers(route.label, x, y, 3)).toBe(false);
      }
    }
  },
);
