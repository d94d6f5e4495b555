import { describe, expect, it } from 'vitest';
import { generateCity } from '@/lib/city/generate';
import { findFaces } from '@/lib/city/geometry/faces';
import { area } from '@/lib/city/geometry/geometry';
import { mayDrive } from '@/lib/city/one-ways';
import { countDeadEnds, largestPart } from '@/lib/city/prune';
import { metersPerUnit, speeds } from '@/lib/city/scale';
import { strayCrossings } from '@/lib/city/stray-crossings';
import { layTown, type Town } from '@/lib/city/town';
import { type GraphEdge, streetKinds } from '@/lib/city/types';
import { offshoreAt } from '@/lib/city/water/water';
import { line, townOf, townPlans, waysFrom } from './town-samples';

/** How many nodes can be reached from the first one, driving along or against the ways out. */
function reached({ graph, roads }: Town, against: boolean): number {
  const next: number[][] = graph.nodes.map(() => []);
  graph.nodes.forEach((_, node) => {
    for (const way of waysFrom(roads, node)) {
      const to = roads.to[way] as number;
      if (against) next[to]?.push(node);
      else next[node]?.push(to);
    }
  });
  const seen = new Set([0]);
  for (const node of seen) for (const to of next[node] ?? []) seen.add(to);
  return seen.size;
}

const onWater = (town: Town, { points }: GraphEdge) =>
  points.some((p, i) => {
    const q = points[i + 1] ?? p;
    return [0, 0.5].some(
      (t) => offshoreAt(town, [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]) < -1,
    );
  });

describe.each(townPlans)('streets of a town %s', (_, plan) => {
  const town = townOf(plan);
  const { graph, roads, streetNames } = town;

  it('are one planar, connected graph without dead ends', () => {
    expect(strayCrossings(graph)).toEqual([]);
    expect(largestPart(graph).nodes.length).toBe(graph.nodes.length);
    expect(countDeadEnds(graph, plan.width, plan.height)).toBe(0);
  });

  it('cross the river on arterials only, and standing water nowhere', () => {
    const wet = graph.edges.filter((edge) => onWater(town, edge));
    expect(wet.filter(({ kind }) => kind !== 'arterial')).toEqual([]);
    if (!plan.river) expect(wet).toEqual([]);
    else expect(wet.length).toBeGreaterThan(1);
    const inLake = wet.filter((edge) => onWater({ ...town, river: undefined }, edge));
    expect(inLake).toEqual([]);
  });

  it('have a fair share of one-way minors, and lead everywhere from everywhere all the same', () => {
    const kinds = new Set(graph.edges.filter((_, id) => roads.oneWays[id]).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['minor']);
    const minors = graph.edges.filter(({ kind }) => kind === 'minor').length;
    const oneWay = roads.oneWays.filter((way) => way !== 0).length;
    expect(oneWay / minors).toBeGreaterThan(0.15);
    expect(oneWay / minors).toBeLessThan(0.5);
    expect(reached(town, false)).toBe(graph.nodes.length);
    expect(reached(town, true)).toBe(graph.nodes.length);
  });

  it('run one way in one direction over their whole length', () => {
    const ways = new Map<number, number>();
    graph.edges.forEach(({ street }, id) => {
      const way = roads.oneWays[id] as number;
      if (way !== 0) expect(way).toBe(ways.get(street) ?? way);
      if (way !== 0) ways.set(street, way);
    });
  });

  it('are as long in one direction as in the other, in meters and in minutes', () => {
    const ways = new Map<number, number>();
    graph.nodes.forEach((_, node) => {
      for (const way of waysFrom(roads, node)) {
        const side = roads.side[way] as number;
        const edge = graph.edges[side >> 1] as GraphEdge;
        expect(mayDrive(roads.oneWays, side)).toBe(true);
        expect([node, roads.to[way]]).toEqual(side & 1 ? [edge.b, edge.a] : [edge.a, edge.b]);
        ways.set(side, roads.meters[side >> 1] as number);
      }
    });
    for (const [side, meters] of ways) {
      const edge = graph.edges[side >> 1] as GraphEdge;
      expect(meters).toBeCloseTo(edge.length * metersPerUnit, 9);
      expect((meters / (roads.minutes[side >> 1] as number)) * 0.06).toBeCloseTo(
        speeds[edge.kind],
        9,
      );
      if (roads.oneWays[side >> 1] === 0) expect(ways.get(side ^ 1)).toBe(meters);
    }
  });

  it('have faces that add up to the built area', () => {
    const total = findFaces(graph).reduce((sum, { ring }) => sum + area(ring), 0);
    expect(total).toBeGreaterThan(plan.width * plan.height);
  });

  it('are the same to the byte for the same plan, and change with the seed', () => {
    const again = layTown(generateCity(plan));
    expect(JSON.stringify(again)).toBe(JSON.stringify(town));
    expect([...again.streetNames]).toEqual([...streetNames]);
    const other = generateCity({ ...plan, seed: plan.seed + 1 });
    expect(JSON.stringify(other.streets)).not.toBe(JSON.stringify(town.streets));
  });
});

it('no street ends on a lesser one at the edge of a park', () => {
  const { graph, parks } = generateCity({
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
    river: { through: line('400,-80 410,60 440,180 390,290 380,400 430,540'), width: 40 },
    parks: [{ at: [120, 330], width: 120, height: 90, angle: 0 }],
  });
  const atPark = parks.flat().map(([x, y]) => `${x},${y}`);
  const ends = graph.nodes.flatMap((node, id) => {
    if (!atPark.includes(`${node.x},${node.y}`)) return [];
    const edges = (graph.incident[id] ?? []).map((edge) => graph.edges[edge] as GraphEdge);
    const ranks = edges.map(({ kind }) => streetKinds.indexOf(kind)).sort();
    return ranks[0] === ranks[1] ? [] : [`${Math.round(node.x)}, ${Math.round(node.y)}`];
  });
  expect(graph.nodes.length).toBeGreaterThan(500);
  expect(atPark.length).toBeGreaterThan(3);
  expect(ends).toEqual([]);
});

it('the scale makes a map as wide as the hero a town of some kilometers, or as asked', () => {
  expect((1920 * metersPerUnit) / 1000).toBeGreaterThan(3);
  expect((1920 * metersPerUnit) / 1000).toBeLessThan(15);
  const [, plan] = townPlans[0] as (typeof townPlans)[number];
  const [meters = 0] = townOf(plan).roads.meters;
  const wide = layTown(generateCity(plan), 14);
  expect(wide.roads.meters[0]).toBeCloseTo((meters * 14) / metersPerUnit, 9);
});
