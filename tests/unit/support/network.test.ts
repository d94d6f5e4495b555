import { describe, expect, it } from 'vitest';
import { inLearningOrder } from '@/lib/help/learning-order';
import { networkOf } from '@/lib/help/network';
import { networkLines } from '@/lib/help/network-lines';

/** Guides by the first letter of their category: 'aab' are two of a and one of b. */
const guides = (letters: string) =>
  [...letters].map((category, index) => ({ category, slug: `${category}${index}` }));

/** The rows of the map, with a stroke between the categories of one row. */
const rowsOf = (letters: string) =>
  networkOf(guides(letters))?.rows.map((row) =>
    row.map((stretch) => stretch.guides.map(({ category }) => category).join('')).join('|'),
  );

describe('the map of the guides', () => {
  it.each([
    ['sdmtrrrra', ['d|m|t', 'rrrr', 'a']],
    ['s', []],
    ['sabc', ['a', 'b', 'c']],
    ['ssabc', ['s|a', 'b', 'c']],
    // A row holds four, so a longer category goes on in another one.
    ['sdmtrrrrra', ['d|m|t', 'rrrr', 'r|a']],
    ['sabcdefgh', ['a|b|c|d', 'e|f|g', 'h']],
  ])('of %s has the rows %j', (letters, rows) => expect(rowsOf(letters)).toEqual(rows));

  it('begins with the first guide, shows its longest row on top, and is none without guides', () => {
    const network = networkOf(guides('sdmtrrrra'));
    expect(network?.first.slug).toBe('s0');
    expect(network?.top).toBe(1);
    expect(networkOf([])).toBeUndefined();
  });
});

it('the learning order goes by rank, and keeps the guides of a category together', () => {
  const guide = (slug: string, category: string, rank?: number) => ({ slug, category, rank });
  const all = [
    guide('late', 'b', 4),
    guide('first', 'a', 1),
    guide('unranked', 'a'),
    guide('second', 'b', 2),
  ];
  const slugs = inLearningOrder(all).map(({ slug }) => slug);
  expect(slugs).toEqual(['first', 'unranked', 'second', 'late']);
});

describe('the lines of the map', () => {
  /** Height of a line at its beginning and at its end. */
  const ends = (path: string) => {
    const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return [numbers[1] ?? 0, numbers.length > 3 ? (numbers.at(-2) ?? 0) : (numbers[1] ?? 0)];
  };

  it.each([1, 2, 5, 12])('lead to %i rows without crossing', (count) => {
    const { paths, loom, height } = networkLines(count);
    expect(paths).toHaveLength(count);
    for (const [from = 0] of paths.map(ends)) {
      expect(Math.abs(from - loom.y)).toBeLessThanOrEqual(20);
    }
    for (const place of [0, 1]) {
      const heights = paths.map((path) => ends(path)[place] ?? 0);
      expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
      expect(Math.max(...heights)).toBeLessThan(height);
    }
    // Of those that go down, the one below turns first.
    const turns = paths.slice(2).map((path) => Number(/H([\d.]+)/.exec(path)?.[1]));
    expect(turns).toEqual(turns.toSorted((a, b) => b - a));
  });

  it('go straight on where there is nothing else', () => {
    expect(networkLines(1).paths[0]).toMatch(/^M\d+ \d+H403$/);
    expect(networkLines(0).paths).toEqual([]);
  });
});
