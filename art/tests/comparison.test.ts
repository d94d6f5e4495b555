import { expect, it } from 'vitest';
import { polylineLength } from '@/lib/city/geometry/geometry';
import { metersPerUnit } from '@/lib/city/scale';
import { comparison } from '@/lib/picture/home-map';
import { countCrossings } from '@/lib/routing/crossings';
import { comparisonScene } from '../pictures/home/comparison';

const [byHand, woven] = (['byHand', 'woven'] as const).map((kind) => comparisonScene(kind));

const places = (scene: typeof woven) =>
  scene?.routes.flatMap(({ stops }) => stops.map(({ at }) => at.join())).sort();
const linesOf = (scene: typeof woven) => scene?.routes.map(({ points }) => points) ?? [];
const kilometers = (scene: typeof woven) =>
  linesOf(scene).reduce((sum, points) => sum + polylineLength(points) * metersPerUnit, 0) / 1000;

it('both plans have the same depot and the same stops', () => {
  expect(places(byHand)).toEqual(places(woven));
  expect(new Set(places(woven)).size).toBe(comparison.stops);
  expect(byHand?.depot).toEqual(woven?.depot);
  expect(woven?.routes).toHaveLength(comparison.vehicles);
});

it('they are as long as the planner measures them, and only the optimized one never crosses', () => {
  expect(kilometers(byHand)).toBeCloseTo(comparison.byHandKm, 0);
  expect(kilometers(woven)).toBeCloseTo(comparison.wovenKm, 0);
  expect(countCrossings(linesOf(byHand))).toBeGreaterThan(0);
  expect(countCrossings(linesOf(woven))).toBe(0);
});
