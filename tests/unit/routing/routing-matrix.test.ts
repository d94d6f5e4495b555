import { describe, expect, it } from 'vitest';
import { pickAddresses } from '@/lib/city/addresses';
import { mayDrive } from '@/lib/city/one-ways';
import { type Place, pointOf } from '@/lib/city/places';
import type { GraphEdge } from '@/lib/city/types';
import { polylineLength } from '@/lib/routing/polyline';
import { driveBetween } from '@/lib/routing/tours/drive';
import { costMatrix, costsFrom } from '@/lib/routing/tours/matrix';
import { townOf, townPlans, waysFrom } from '../city/town-samples';

const metrics = ['meters', 'minutes'] as const;

describe.each(townPlans)('drives in a town %s', (_, plan) => {
  const town = townOf(plan);
  const { graph, roads } = town;
  const addresses = pickAddresses(town, 14, 2);
  const first = addresses[0] as Place;
  const whole = roads.meters[first.edge] as number;
  // Also both ends of an edge, a second place on it, and the same place twice.
  const places: Place[] = [
    ...addresses,
    { edge: first.edge, along: 0 },
    { edge: first.edge, along: whole },
    { edge: first.edge, along: whole * 0.9 },
    first,
  ];
  const count = places.length;

  describe.each(metrics)('by %s', (metric) => {
    const matrix = costMatrix(town, places, places, metric);
    const at = (i: number, j: number) => matrix[i * count + j] as number;

    it('cost what the matrix says, pair by pair', () => {
      places.forEach((from, i) => {
        places.forEach((to, j) => {
          expect(driveBetween(town, from, to, metric)[metric]).toBeCloseTo(at(i, j), 6);
        });
      });
    });

    it('keep the triangle inequality, and cost nothing to where one is', () => {
      for (let i = 0; i < count; i++) {
        expect(at(i, i)).toBe(0);
        for (let j = 0; j < count; j++) {
          for (let k = 0; k < count; k++) {
            expect(at(i, k)).toBeLessThanOrEqual(at(i, j) + at(j, k) + 1e-6);
          }
        }
      }
    });

    it('cost the least there is: no street leads to a node for less', () => {
      const costs = costsFrom(town, first, metric);
      graph.nodes.forEach((_, node) => {
        expect(costs[node]).toBeLessThan(Number.POSITIVE_INFINITY);
        for (const way of waysFrom(roads, node)) {
          const price = roads[metric][(roads.side[way] as number) >> 1] as number;
          const least = (costs[node] as number) + price;
          expect(costs[roads.to[way] as number]).toBeLessThanOrEqual(least);
        }
      });
    });

    it('take as many sources and goals as asked for', () => {
      const few = costMatrix(town, places.slice(0, 2), places.slice(3, 8), metric);
      expect([...few]).toEqual(
        [0, 1].flatMap((i) => [3, 4, 5, 6, 7].map((j) => matrix[i * count + j])),
      );
      expect(costMatrix(town, [], places, metric)).toHaveLength(0);
    });
  });

  it('run along streets from place to place and observe one-ways', () => {
    places.forEach((from, i) => {
      const to = places[(i + 5) % count] as Place;
      const drive = driveBetween(town, from, to, 'minutes');
      expect(polylineLength(drive.points) * town.metersPerUnit).toBeCloseTo(drive.meters, 5);
      expect(drive.points[0]).toEqual(pointOf(town, from));
      expect(drive.points.at(-1)).toEqual(pointOf(town, to));
      expect(drive.sides.every((side) => mayDrive(roads.oneWays, side))).toBe(true);
      drive.sides.slice(1).forEach((side, k) => {
        const before = drive.sides[k] as number;
        const left = graph.edges[before >> 1] as GraphEdge;
        const entered = graph.edges[side >> 1] as GraphEdge;
        expect(side & 1 ? entered.b : entered.a).toBe(before & 1 ? left.a : left.b);
      });
    });
  });

  it('go around the block against a one-way street', () => {
    const edge = roads.oneWays.findIndex((way) => way !== 0);
    const meters = roads.meters[edge] as number;
    const ends = [0.25, 0.75].map((share) => ({ edge, along: meters * share }));
    if (roads.oneWays[edge] === -1) ends.reverse();
    const [start, goal] = ends as [Place, Place];
    expect(driveBetween(town, start, goal, 'meters').meters).toBeCloseTo(meters / 2, 6);
    expect(driveBetween(town, goal, start, 'meters').meters).toBeGreaterThan(meters);
  });
});
