import { describe, expect, it } from 'vitest';
import { countDeadEnds, largestPart } from '@/lib/city/prune';
import { countCrossings } from '@/lib/routing/crossings';
import { roundedLine } from '@/lib/routing/polyline';
import { strayCrossings } from '@/tests/unit/city/stray-crossings';
import { type PictureSpec, sceneOf } from '../maps/picture';
import { cityOf } from '../maps/scene';
import { deliveryInsets } from '../pictures/delivery/city-maps';
import { driverInsets } from '../pictures/driver/city-maps';
import { fieldInsets } from '../pictures/field/city-maps';
import { fleetInsets } from '../pictures/fleet/city-maps';
import { industriesInsets } from '../pictures/industries/city-maps';
import { paperInsets } from '../pictures/papers/city-maps';
import { routeInsets } from '../pictures/route/city-maps';
import { simInsets } from '../pictures/sim/city-maps';
import { supervisorInsets } from '../pictures/supervisor/city-maps';
import { useCaseInsets } from '../pictures/use-cases/city-maps';

const insets: Record<string, PictureSpec> = {
  ...industriesInsets,
  ...deliveryInsets,
  ...driverInsets,
  ...paperInsets,
  ...useCaseInsets,
  ...Object.fromEntries(Object.entries(routeInsets).map(([k, v]) => [`route ${k}`, v])),
  ...Object.fromEntries(Object.entries(fieldInsets).map(([k, v]) => [`field ${k}`, v])),
  ...Object.fromEntries(Object.entries(fleetInsets).map(([k, v]) => [`fleet ${k}`, v])),
  ...Object.fromEntries(Object.entries(simInsets).map(([k, v]) => [`sim ${k}`, v])),
  ...Object.fromEntries(Object.entries(supervisorInsets).map(([k, v]) => [`supervisor ${k}`, v])),
};

describe.each(Object.entries(insets))('map inside a sheet: %s', (_, spec) => {
  const scene = sceneOf(spec);

  it('shows a sound city: planar, connected, without dead ends', () => {
    const { graph } = scene?.city ?? cityOf(spec.plan);
    expect(strayCrossings(graph)).toEqual([]);
    expect(largestPart(graph).nodes.length).toBe(graph.nodes.length);
    expect(countDeadEnds(graph, spec.plan.width, spec.plan.height)).toBe(0);
  });

  it.runIf(scene)('has no crossing routes', () => {
    const lines = scene?.routes.map(({ points }) => points) ?? [];
    expect(countCrossings(lines)).toBe(0);
    expect(countCrossings(lines.map((line) => roundedLine(line, 8)))).toBe(0);
  });

  it.runIf(scene)('ends every route at a stop inside the frame', () => {
    const { width, height } = spec.plan;
    for (const { points, stops } of scene?.routes ?? []) {
      expect(stops.at(-1)?.at.join()).toBe(points.at(-1)?.join());
      for (const { at } of stops) {
        expect(Math.min(at[0], at[1], width - at[0], height - at[1])).toBeGreaterThan(8);
      }
    }
  });
});

describe('the plan on the route-optimization hero', () => {
  it('shows as many stops as its card says', () => {
    const stops = sceneOf(routeInsets.hero)?.routes.flatMap(({ stops }) => stops) ?? [];
    expect(stops).toHaveLength(89);
  });
});
