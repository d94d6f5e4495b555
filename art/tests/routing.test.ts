import { expect, it } from 'vitest';
import { countCrossings } from '@/lib/routing/crossings';
import { polylineLength } from '@/lib/routing/polyline';
import { generateCity } from '../city/generate';
import { places } from '../maps/plans';
import { shortestPath } from '../routing/shortest-path';
import { placeDepot, planSpokes } from '../routing/spokes';

const { graph } = generateCity({
  seed: 3,
  width: 420,
  height: 380,
  grids: [
    { at: [100, 100], angle: 10, reach: 200 },
    { at: [330, 300], angle: -14, reach: 200 },
  ],
});

const nodes = places('60,60 360,90 200,190 80,320 350,330').map(([x, y]) => {
  const away = graph.nodes.map((node) => Math.hypot(node.x - x, node.y - y));
  return away.indexOf(Math.min(...away));
});
const [start = 0] = nodes;
const goal = nodes.at(-1) ?? 0;

it('the shortest path keeps the triangle inequality and works both ways', () => {
  const cost = (a: number, b: number) =>
    shortestPath(graph, a, b, { turnPenalty: 0 })?.cost ?? Number.NaN;
  for (const a of nodes) {
    for (const b of nodes) {
      expect(cost(a, b)).toBeCloseTo(cost(b, a), 6);
      for (const c of nodes) expect(cost(a, c)).toBeLessThanOrEqual(cost(a, b) + cost(b, c) + 1e-6);
    }
  }
});

it('the shortest path runs from start to goal, avoids closed nodes, and may not exist', () => {
  const path = shortestPath(graph, start, goal);
  expect([path?.nodes[0], path?.nodes.at(-1)]).toEqual([start, goal]);
  expect(polylineLength(path?.points ?? [])).toBeCloseTo(path?.length ?? 0, 6);
  const barred = path?.nodes[Math.floor(path.nodes.length / 2)];
  const other = shortestPath(graph, start, goal, { closed: (node) => node === barred });
  expect(other?.nodes).not.toContain(barred);
  expect(other?.cost ?? 0).toBeGreaterThanOrEqual(path?.cost ?? 0);
  expect(shortestPath(graph, start, goal, { closed: () => true })).toBeUndefined();
});

it('routes from a depot share no node and never touch; where none fits, that is an error', () => {
  const depot = placeDepot(graph, [210, 190], 30, [-2.4, -0.7, 0.8, 2.2]);
  const spokes = places('60,60 360,60 360,330 60,330').map((at) => ({ via: [at] }));
  const routes = planSpokes(graph, depot, spokes, { clearance: 14 });
  expect(countCrossings(routes.map((route) => route.points))).toBe(0);
  const used = routes.flatMap((route) => route.nodes);
  expect(new Set(used).size).toBe(used.length);
  expect(() => planSpokes(graph, depot, spokes, { clearance: 14, allowed: () => false })).toThrow(
    /No untangled plan/,
  );
});
