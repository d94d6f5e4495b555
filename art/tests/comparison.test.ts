import { describe, expect, it } from 'vitest';
import { polylineLength } from '@/lib/city/geometry/geometry';
import { metersPerUnit } from '@/lib/city/scale';
import { comparison } from '@/lib/picture/home-map';
import { countCrossings } from '@/lib/routing/crossings';
import { comparisonScene } from '../pictures/home/comparison';

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

  it('are measured as the planner measures them, and weaving saves kilometers', () => {
    const drawn = (kind: 'byHand' | 'woven') =>
      comparisonScene(kind).routes.reduce((sum, { points }) => sum + polylineLength(points), 0);
    expect((drawn('byHand') * metersPerUnit) / 1000).toBeCloseTo(comparison.byHandKm, 0);
    expect((drawn('woven') * metersPerUnit) / 1000).toBeCloseTo(comparison.wovenKm, 0);
    // A plan made by hand is worse, but one that a person could make.
    expect(1 - comparison.wovenKm / comparison.byHandKm).toBeGreaterThan(0.25);
    expect(1 - comparison.wovenKm / comparison.byHandKm).toBeLessThan(0.4);
    const crossings = (kind: 'byHand' | 'woven') =>
      countCrossings(comparisonScene(kind).routes.map(({ points }) => points));
    expect(crossings('byHand')).toBeGreaterThan(0);
    expect(crossings('woven')).toBe(0);
  });

  it('tangle by hand: vans cross the ways of several others', () => {
    const lines = comparisonScene('byHand').routes.map(({ points }) => points);
    const crossed = lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter(
          (other) => countCrossings([one, other]) > countCrossings([one]) + countCrossings([other]),
        ),
    );
    expect(crossed.length).toBeGreaterThanOrEqual(4);
  });
});
