import { describe, expect, it } from 'vitest';
import { listAddresses, pickAddresses } from '@/lib/city/addresses';
import { placeDepots } from '@/lib/city/depots';
import { findFaces } from '@/lib/city/geometry/faces';
import { area, centroid, distanceToPolyline } from '@/lib/city/geometry/geometry';
import { districtAt } from '@/lib/city/names/districts';
import { nameStreets } from '@/lib/city/names/street-names';
import { streetSuffixes, streetWords } from '@/lib/city/names/street-words';
import { type GraphEdge, type StreetKind, streetKinds } from '@/lib/city/types';
import { bankOf } from '@/lib/city/water/river';
import { offshoreAt } from '@/lib/city/water/water';
import { townOf, townPlans } from './town-samples';

describe.each(townPlans)('a town %s', (_, plan) => {
  const town = townOf(plan);
  const { graph, roads, streetNames } = town;

  it('has names, one for each street, none twice, with a suffix that tells the class', () => {
    const narrowFirst = [...streetKinds].reverse();
    const kinds = new Map(
      graph.edges
        .toSorted((p, q) => narrowFirst.indexOf(p.kind) - narrowFirst.indexOf(q.kind))
        .map(({ street, kind }) => [street, kind]),
    );
    expect([...streetNames.keys()].sort()).toEqual([...kinds.keys()].sort());
    expect(new Set(streetNames.values()).size).toBe(streetNames.size);
    for (const [street, name] of streetNames) {
      const suffixes = streetSuffixes[kinds.get(street) as StreetKind];
      expect(suffixes).toContain(name.split(' ').at(-1));
    }
  });

  it('has addresses that lie on their edge, on land, odd on the left, each number once', () => {
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

  it('has addresses that count upward along a street', () => {
    const last = new Map<string, number>();
    for (const { number, street } of listAddresses(town)) {
      expect(number).toBe(Math.max(number, (last.get(street) ?? 0) + 1));
      last.set(street, number);
    }
  });

  it('has addresses that are drawn by seed, none twice, and no more than there are', () => {
    const drawn = pickAddresses(town, 60, 5);
    expect(pickAddresses(town, 60, 5)).toEqual(drawn);
    expect(pickAddresses(town, 60, 6)).not.toEqual(drawn);
    const all = listAddresses(town).length;
    const labels = pickAddresses(town, all, 1).map(({ number, street }) => `${number} ${street}`);
    expect(new Set(labels).size).toBe(all);
    expect(() => pickAddresses(town, all + 1, 1)).toThrow(/addresses, but the town has/);
    expect(pickAddresses(town, 0, 1)).toEqual([]);
  });

  it('has districts that share out all the land and do not reach over the river', () => {
    const { districts, river } = town;
    expect(districts.length).toBeGreaterThan(1);
    expect(new Set(districts.map(({ name }) => name)).size).toBe(districts.length);
    const land = findFaces(graph).filter(({ ring }) => offshoreAt(town, centroid(ring)) > 0);
    const total = land.reduce((sum, { ring }) => sum + area(ring), 0);
    expect(districts.reduce((sum, part) => sum + part.area, 0)).toBeCloseTo(total, 3);
    for (const district of districts) {
      const rings = district.outline.reduce((sum, ring) => sum + area(ring), 0);
      expect(rings).toBeCloseTo(district.area, 3);
      expect(districtAt(town, district.at)).toBe(district);
    }
    if (!river) return;
    for (const at of land.map(({ ring }) => centroid(ring))) {
      expect(districtAt(town, at).bank).toBe(bankOf(river, at));
    }
    for (const { outline, bank } of districts) {
      expect(new Set(outline.flat().map((at) => bankOf(river, at)))).toEqual(new Set([bank]));
    }
  });

  it('has room for depots on arterials, each in another district', () => {
    const depots = placeDepots(town, 2);
    expect(depots).toHaveLength(2);
    for (const { edge, name, at } of depots) {
      expect(graph.edges[edge]?.kind).toBe('arterial');
      expect(name).toBe(`${districtAt(town, at).name} Depot`);
    }
    const names = placeDepots(town, 99).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the names of a town', () => {
  it('come from at least 80 words, and suffixes belong to one class each', () => {
    expect(new Set(streetWords).size).toBe(streetWords.length);
    expect(streetWords.length).toBeGreaterThanOrEqual(80);
    const suffixes = Object.values(streetSuffixes).flat();
    expect(new Set(suffixes).size).toBe(suffixes.length);
  });

  it('stay unique in a city of many streets, and end with an error where they run out', () => {
    const many = (kind: StreetKind, count: number) => {
      const edge = { a: 0, b: 1, kind, points: [], length: 1 };
      const edges = Array.from({ length: count }, (_, street) => ({ ...edge, street }));
      return nameStreets({ nodes: [], incident: [], edges }, 1);
    };
    expect(new Set(many('minor', 2000).values()).size).toBe(2000);
    const few = [...many('major', streetWords.length).values()];
    expect(new Set(few.map((name) => name.split(' ')[0])).size).toBe(streetWords.length);
    expect(() => many('arterial', 5000)).toThrow(RangeError);
  });
});
