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

it('of the lines of the map one goes up, one straight on and the others down, the lowest first', () => {
  expect(networkLines(4)).toEqual({
    ...{ width: 400, height: 666, loom: { x: 200, y: 223 } },
    paths: [
      'M200 215H246Q262 215 273 204L341 136Q352 125 368 125H403',
      'M200 223H403',
      'M200 231H246Q262 231 272 243L370 363Q380 375 396 375H403',
      'M200 239H235Q251 239 257 254L363 512Q369 527 385 527H403',
    ],
  });
  expect(networkLines(1)).toMatchObject({ height: 264, paths: ['M200 125H403'] });
  expect(networkLines(0)).toMatchObject({ height: 264, paths: [] });
});
