import { describe, expect, it } from 'vitest';
import { listAddresses, pickAddresses } from '@/lib/city/addresses';
import { distanceToPolyline } from '@/lib/city/geometry/geometry';
import type { GraphEdge } from '@/lib/city/types';
import { offshoreAt } from '@/lib/city/water/water';
import { townOf, townPlans } from './town-samples';

describe.each(townPlans)('addresses of a town %s', (_, plan) => {
  const town = townOf(plan);
  const { graph, roads, streetNames } = town;

  it('lie on their edge, on land, odd on the left, each number once', () => {
    const addresses = listAddresses(town);
    expect(addresses.length).toBeGreaterThan(500);
    const labels = addresses.map(({ number, street }) => `${number} ${street}`);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { edge, along, number, street, side, at } of addresses) {
      const { points, street: id } = graph.edges[edge] as GraphEdge;
      expect(distanceToPolyline(at, points)).toBeLessThan(1e-6);
      expect(along).toBeGreaterThanOrEqual(0);
      expect(along).toBeLessThanOrEqual(roads.meters[edge] as number);
      expect(streetNames.get(id)).toBe(street);
      expect(side).toBe(number % 2 === 1 ? 'left' : 'right');
      expect(offshoreAt(town, at)).toBeGreaterThan(0);
      expect(Math.min(...at, plan.width - at[0], plan.height - at[1])).toBeGreaterThan(0);
    }
  });

  it('count upward along a street', () => {
    const last = new Map<string, number>();
    for (const { number, street } of listAddresses(town)) {
      expect(number).toBe(Math.max(number, (last.get(street) ?? 0) + 1));
      last.set(street, number);
    }
  });

  it('are drawn by seed, none twice, and no more than there are', () => {
    const drawn = pickAddresses(town, 60, 5);
    expect(pickAddresses(town, 60, 5)).toEqual(drawn);
    expect(pickAddresses(town, 60, 6)).not.toEqual(drawn);
    const all = listAddresses(town).length;
    const labels = pickAddresses(town, all, 1).map(({ number, street }) => `${number} ${street}`);
    expect(new Set(labels).size).toBe(all);
    expect(() => pickAddresses(town, all + 1, 1)).toThrow(/addresses, but the town has/);
    expect(pickAddresses(town, 0, 1)).toEqual([]);
  });
});
