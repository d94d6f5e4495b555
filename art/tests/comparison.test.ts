import { describe, expect, it } from 'vitest';
import { comparison } from '@/lib/picture/home-map';
import { countCrossings } from '@/lib/routing/crossings';
import { comparisonScene, kilometers } from '../pictures/home/comparison';

const places = (kind: 'byHand' | 'woven') =>
  comparisonScene(kind)
    .routes.flatMap(({ stops }) => stops.map(({ at }) => at.join()))
    .sort();

describe('by hand and woven', () => {
  it('have the same stops and the same depot', () => {
    expect(places('byHand')).toEqual(places('woven'));
    expect(new Set(places('woven')).size).toBe(comparison.stops);
    expect(comparisonScene('byHand').depot).toEqual(comparisonScene('woven').depot);
    expect(comparisonScene('woven').routes).toHaveLength(comparison.vehicles);
  });

  it('start every route at the edge of the depot', () => {
    for (const kind of ['byHand', 'woven'] as const) {
      const { depot, routes } = comparisonScene(kind);
      for (const { points } of routes) {
        const [x, y] = points[0] ?? [0, 0];
        const off = Math.max(Math.abs(x - depot.at[0]), Math.abs(y - depot.at[1]));
        expect(off).toBeCloseTo(depot.width / 2, 3);
      }
    }
  });

  it('are measured on the drawn lines, and weaving saves kilometers', () => {
    expect(comparison.byHandKm).toBe(kilometers(comparisonScene('byHand').routes));
    expect(comparison.wovenKm).toBe(kilometers(comparisonScene('woven').routes));
    // A plan made by hand is worse, but one that a person could make.
    expect(1 - comparison.wovenKm / comparison.byHandKm).toBeGreaterThan(0.25);
    expect(1 - comparison.wovenKm / comparison.byHandKm).toBeLessThan(0.4);
    expect(
      countCrossings(comparisonScene('byHand').routes.map(({ points }) => points)),
    ).toBeGreaterThan(0);
  });
});
