import { describe, expect, it } from 'vitest';
import { placeDepots } from '@/lib/city/depots';
import { findFaces } from '@/lib/city/geometry/faces';
import { area, centroid } from '@/lib/city/geometry/geometry';
import { districtAt } from '@/lib/city/names/districts';
import { bankOf } from '@/lib/city/water/river';
import { offshoreAt } from '@/lib/city/water/water';
import { townOf, townPlans } from './town-samples';

describe.each(townPlans)('districts of a town %s', (_, plan) => {
  const town = townOf(plan);
  const { graph } = town;

  it('share out all the land and do not reach over the river', () => {
    const { districts, river } = town;
    expect(districts.length).toBeGreaterThan(1);
    expect(new Set(districts.map(({ name }) => name)).size).toBe(districts.length);
    const land = findFaces(graph).filter(({ ring }) => offshoreAt(town, centroid(ring)) > 0);
    const total = land.reduce((sum, { ring }) => sum + area(ring), 0);
    expect(districts.reduce((sum, part) => sum + part.area, 0)).toBeCloseTo(total, 3);
    for (const { ring } of land) {
      const at = centroid(ring);
      if (river) expect(districtAt(town, at).bank).toBe(bankOf(river, at));
    }
    for (const district of districts) {
      const rings = district.outline.reduce((sum, ring) => sum + area(ring), 0);
      expect(rings).toBeCloseTo(district.area, 3);
      expect(districtAt(town, district.at)).toBe(district);
      const shore = district.outline.flat();
      if (river)
        expect(new Set(shore.map((p) => bankOf(river, p)))).toEqual(new Set([district.bank]));
    }
  });

  it('have room for depots on arterials, each in another district', () => {
    const depots = placeDepots(town, 2);
    expect(depots).toHaveLength(2);
    for (const { edge, name, at } of depots) {
      expect(graph.edges[edge]?.kind).toBe('arterial');
      expect(name).toBe(`${districtAt(town, at).name} Depot`);
    }
    expect(new Set(placeDepots(town, 99).map(({ name }) => name)).size).toBe(
      placeDepots(town, 99).length,
    );
  });
});
