import { expect, it } from 'vitest';
import { countCrossings } from '@/lib/routing/crossings';
import { generateCity } from '../city/generate';
import { places } from '../maps';
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

it('routes from a depot share no node and never touch; where none fits, that is an error', () => {
  const depot = placeDepot(graph, [210, 190], 30, [-2.4, -0.7, 0.8, 2.2]);
  const spokes = places('60,60 360,60 360,330 60,330').map((at) => ({ via: [at] }));
  const routes = planSpokes(graph, depot, spokes, { clearance: 14, allowed: () => true });
  expect(countCrossings(routes.map((route) => route.points))).toBe(0);
  const used = routes.flatMap((route) => route.nodes);
  expect(new Set(used).size).toBe(used.length);
  expect(() => planSpokes(graph, depot, spokes, { clearance: 14, allowed: () => false })).toThrow(
    /No untangled plan/,
  );
});
