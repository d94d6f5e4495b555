import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { comparison, comparisonScene, kilometers } from '../../components/artwork/maps/comparison';
import { heroPhonePlan, heroPlan } from '../../components/artwork/maps/hero-plan';
import {
  followsTheme,
  pictureCity,
  pictureNames,
  pictureScene,
  pictureSize,
  renderPicture,
} from '../../components/artwork/maps/pictures';
import { countDeadEnds, largestPart } from '../../lib/city/prune';
import { countCrossings } from '../../lib/routing/crossings';
import { roundedLine } from '../../lib/routing/polyline';
import { strayCrossings } from './stray-crossings';

/** Weight budgets in bytes: as written, and as sent. */
const budget = { raw: 60_000, brotli: 34_000 };

const places = (kind: 'byHand' | 'woven') =>
  comparisonScene(kind)
    .routes.flatMap(({ stops }) => stops.map(({ at }) => at.join()))
    .sort();

describe.each(pictureNames)('picture %s', (name) => {
  const svg = renderPicture(name);
  const scene = pictureScene(name);
  const size = pictureSize(name);

  it('is a small, self-contained SVG', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox=/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href/);
    expect(svg.length).toBeLessThan(budget.raw);
    expect(brotliCompressSync(svg).length).toBeLessThan(budget.brotli);
    expect(svg.includes('prefers-color-scheme:dark')).toBe(followsTheme(name));
  });

  it('shows a sound city: planar, connected, without dead ends', () => {
    const { graph, plan } = pictureCity(name);
    expect(strayCrossings(graph)).toEqual([]);
    expect(largestPart(graph).nodes.length).toBe(graph.nodes.length);
    expect(countDeadEnds(graph, plan.width, plan.height)).toBe(0);
  });

  it.runIf(scene !== undefined && name !== 'by-hand')('has no crossing routes', () => {
    const lines = scene?.routes.map(({ points }) => points) ?? [];
    expect(countCrossings(lines)).toBe(0);
    expect(countCrossings(lines.map((line) => roundedLine(line, 8)))).toBe(0);
  });

  it.runIf(scene !== undefined)('keeps depot, stops and vehicles inside the frame', () => {
    const [, , width = 0, height = 0] = size.viewBox.split(' ').map(Number);
    const marks = scene?.routes.flatMap(({ stops, vehicle }) => [
      ...stops.map(({ at }) => at),
      ...(vehicle ? [vehicle.at] : []),
    ]);
    for (const [x, y] of [...(marks ?? []), scene?.depot.at ?? [0, 0]]) {
      expect(x).toBeGreaterThan(8);
      expect(y).toBeGreaterThan(8);
      expect(x).toBeLessThan(width - 8);
      expect(y).toBeLessThan(height - 8);
    }
  });

  it.runIf(scene !== undefined)('ends every route at a stop', () => {
    for (const { points, stops } of scene?.routes ?? []) {
      expect(stops.some(({ at }) => at.join() === points.at(-1)?.join())).toBe(true);
    }
  });
});

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
    expect(comparison.wovenKm).toBeLessThan(comparison.byHandKm);
    expect(
      countCrossings(comparisonScene('byHand').routes.map(({ points }) => points)),
    ).toBeGreaterThan(0);
  });
});

describe.each([
  ['hero', heroPlan],
  ['hero-phone', heroPhonePlan],
] as const)('plan of %s', (name, plan) => {
  it('never lets routes touch', () => {
    const bundle = plan.bundle.map(
      ({ fromX, toX, y }) =>
        [
          [fromX, y],
          [toX, y],
        ] as const,
    );
    expect(countCrossings([...bundle, ...plan.routes.map(({ points }) => points)])).toBe(0);
  });

  it('hides nothing under the depot but the starts', () => {
    const { x, y, width, height } = plan.depot;
    for (const route of plan.routes) {
      const start = route.points[0];
      expect(start?.[0]).toBeCloseTo(x + width, 0);
      for (const at of [...route.stops, route.vehicle]) {
        const outside = at.x > x + width + 8 || at.y < y - 8 || at.y > y + height + 8;
        expect(outside).toBe(true);
      }
    }
  });

  it('matches the size of its picture and starts each thread where the bundle brings it', () => {
    expect(pictureSize(name)).toMatchObject({ width: plan.width, height: plan.height });
    plan.routes.forEach((route, i) => {
      expect(route.thread).toBe(plan.bundle[i]?.thread);
      expect(route.points[0]?.[1]).toBeCloseTo(plan.bundle[i]?.y ?? 0, 0);
    });
  });

  it('has served stops behind each vehicle and open ones ahead', () => {
    for (const { stops, vehicle, length } of plan.routes) {
      expect(vehicle.along).toBeLessThan(length);
      for (const stop of stops) expect(stop.served).toBe(stop.along < vehicle.along);
    }
  });
});
