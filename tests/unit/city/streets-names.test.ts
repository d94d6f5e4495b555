import { describe, expect, it } from 'vitest';
import { nameStreets } from '@/lib/city/names/street-names';
import { streetSuffixes, streetWords } from '@/lib/city/names/street-words';
import { type StreetKind, streetKinds } from '@/lib/city/types';
import { townOf, townPlans } from './town-samples';

describe.each(townPlans)('street names of a town %s', (_, plan) => {
  const town = townOf(plan);
  const { graph, streetNames } = town;

  it('are one for each street, none twice, with a suffix that tells the class', () => {
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
