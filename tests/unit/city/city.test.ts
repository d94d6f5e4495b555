import { describe, expect, it } from 'vitest';
import { generateCity } from '@/lib/city/generate';
import { findFaces } from '@/lib/city/geometry/faces';
import { area } from '@/lib/city/geometry/geometry';
import { countDeadEnds, largestPart } from '@/lib/city/prune';
import { strayCrossings } from '@/lib/city/stray-crossings';
import { type CityPlan, type GraphEdge, type River, streetKinds } from '@/lib/city/types';
import { siteOf } from '@/lib/city/water/river';

const plan: CityPlan = {
  seed: 12,
  width: 620,
  height: 460,
  grids: [
    { at: [150, 120], angle: 8, reach: 200 },
    { at: [520, 100], angle: -20, reach: 180 },
    { at: [480, 400], angle: 25, reach: 180 },
    { at: [80, 420], angle: -6, reach: 160 },
  ],
  radials: [{ at: [250, 200], reach: 80 }],
  river: {
    through: [
      [400, -80],
      [410, 60],
      [440, 180],
      [390, 290],
      [380, 400],
      [430, 540],
    ],
    width: 40,
  },
  parks: [{ at: [120, 330], width: 120, height: 90, angle: 0 }],
};

const city = generateCity(plan);

describe('city', () => {
  it('is the same to the byte for the same plan', () => {
    expect(JSON.stringify(generateCity(plan))).toBe(JSON.stringify(city));
  });

  it('changes with the seed', () => {
    expect(JSON.stringify(generateCity({ ...plan, seed: 13 }).streets)).not.toBe(
      JSON.stringify(city.streets),
    );
  });

  it('is connected and has no dead ends', () => {
    expect(city.graph.nodes.length).toBeGreaterThan(500);
    expect(largestPart(city.graph).nodes.length).toBe(city.graph.nodes.length);
    expect(countDeadEnds(city.graph, plan.width, plan.height)).toBe(0);
  });

  it('is planar: no two edges meet away from a node', () => {
    expect(strayCrossings(city.graph)).toEqual([]);
  });

  it('lets only arterials over the river', () => {
    const river = city.river as River;
    const bridges = city.graph.edges.filter((edge) =>
      edge.points.some((p, i) => {
        const q = edge.points[i + 1] ?? p;
        return [0, 0.25, 0.5, 0.75].some((t) => {
          const x = p[0] + (q[0] - p[0]) * t;
          return siteOf(river, x, p[1] + (q[1] - p[1]) * t).offshore < -1;
        });
      }),
    );
    expect(bridges.length).toBeGreaterThan(1);
    expect(new Set(bridges.map((edge) => edge.kind))).toEqual(new Set(['arterial']));
  });

  it('lets no street end on a lesser one at the edge of a park', () => {
    const rank = (edge: GraphEdge) => streetKinds.indexOf(edge.kind);
    const atPark = city.parks.flat().map(([x, y]) => `${x},${y}`);
    const ends = city.graph.nodes.flatMap((node, id) => {
      if (!atPark.includes(`${node.x},${node.y}`)) return [];
      const edges = (city.graph.incident[id] ?? []).map((edge) => city.graph.edges[edge]);
      const ranks = edges.map((edge) => rank(edge as GraphEdge)).sort();
      return ranks[0] === ranks[1] ? [] : [`${Math.round(node.x)}, ${Math.round(node.y)}`];
    });
    expect(atPark.length).toBeGreaterThan(3);
    expect(ends).toEqual([]);
  });

  it('has faces that add up to the built area, and parks made of them', () => {
    const total = findFaces(city.graph).reduce((sum, face) => sum + area(face.ring), 0);
    expect(total).toBeGreaterThan(plan.width * plan.height);
    expect(city.parks.length).toBeGreaterThan(0);
  });
});
