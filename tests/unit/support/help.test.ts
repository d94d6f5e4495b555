import { expect, it } from 'vitest';
import { search } from '@/content/search';
import { inLearningOrder } from '@/lib/content/published';
import { byLetter, glossaryOf } from '@/lib/help/glossary';
import { findArticles } from '@/lib/help/list';
import { networkOf } from '@/lib/help/network';
import { stopTowards } from '@/lib/help/next-stop';
import { furtherFinds } from '@/lib/search/further-finds';
import type { Group } from '@/lib/search/types';
import { found, hit } from '@/tests/support/search';

it.each<[string, Partial<Record<Group, number>>]>([
  ['', { guides: 1 }],
  ['1 more in articles', { articles: 1 }],
  ['4 more in guides and API', { guides: 2, api: 3 }],
  ['6 more in pages, articles and questions', { pages: 1, articles: 2, questions: 3 }],
  ['1,010 more across the site', { pages: 4, guides: 4, articles: 1000, api: 3 }],
])('%s', (words, counts) => {
  const hits = Object.entries(counts).map(([group, count]) => [
    group,
    Array.from({ length: count }, (_, at) => hit(group as Group, `${group} ${at}`)),
  ]);
  const all = found(Object.fromEntries(hits));
  expect(furtherFinds(all, new Set(['/guides-0']), search.groups)).toBe(words);
});

it('terms stand from A to Z under their letters, each with an anchor', () => {
  const text = 'What it is.';
  const terms = glossaryOf([
    { term: 'Time window', text },
    { term: '4PL (lead carrier)', text },
    { term: 'ETA', text },
    { term: 'trip', text },
  ]);
  expect(terms[0]).toEqual({ id: 'glossary-4pl-lead-carrier-', term: '4PL (lead carrier)', text });
  expect(byLetter(terms).map((each) => [each.letter, ...each.terms.map(({ id }) => id)])).toEqual([
    ['0–9', 'glossary-4pl-lead-carrier-'],
    ['E', 'glossary-eta'],
    ['T', 'glossary-time-window', 'glossary-trip'],
  ]);
});

const articles = [
  { title: 'Create your first optimized route', category: 'getting-started' },
  { title: 'Route templates', category: 'route-planning' },
  { title: 'Billing & subscriptions (US)', category: 'account-settings' },
];

it.each([
  ['   ', '', [0, 1, 2]],
  [' oUt ', '', [0, 1]],
  ['(US)', '', [2]],
  ['account', '', []],
  ['.*', '', []],
  ['route', 'route-planning', [1]],
  ['', 'account-settings', [2]],
])('%j in the category %j finds the articles %j', (q, category, found) =>
  expect(findArticles(articles, { q, category })).toEqual(found.map((at) => articles[at])),
);

/** Guides by the first letter of their category: 'aab' are two of a and one of b. */
const guides = (letters: string) =>
  [...letters].map((category, index) => ({ category, slug: `${category}${index}` }));

const rowsOf = (letters: string) =>
  networkOf(guides(letters))?.rows.map((row) =>
    row.map((stretch) => stretch.guides.map(({ category }) => category).join('')).join('|'),
  );

it.each([
  ['sdmtrrrra', ['d|m|t', 'rrrr', 'a']],
  ['s', []],
  ['ssabc', ['s|a', 'b', 'c']],
  ['sdmtrrrrrrra', ['d|m|t', 'rrrrrr', 'r|a']],
  ['sabcdefghij', ['a|b|c|d|e|f', 'g|h|i', 'j']],
])('the map of the guides of %s has the rows %j', (letters, rows) =>
  expect(rowsOf(letters)).toEqual(rows),
);

it('the map of the guides begins with the first guide, shows its longest row on top, and is none without guides', () => {
  const network = networkOf(guides('sdmtrrrra'));
  expect(network?.first.slug).toBe('s0');
  expect(network?.top).toBe(1);
  expect(networkOf([])).toBeUndefined();
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

/** The first stop, three on its line, four above, one below: as in a wide window. */
const wide = [
  { x: 0, y: 200 },
  ...[300, 500, 700].map((x) => ({ x, y: 200 })),
  ...[300, 500, 700, 900].map((x) => ({ x, y: 100 })),
  { x: 300, y: 350 },
];
const narrow = [0, 80, 160].map((y) => ({ x: 0, y }));

it.each([
  ['ArrowRight', wide, '0 1, 3 -1'],
  ['ArrowLeft', wide, '3 2, 4 0, 0 -1'],
  ['ArrowUp', wide, '2 5, 0 4'],
  // To the nearest stop where there is none straight below.
  ['ArrowDown', wide, '7 3, 8 -1, -1 -1'],
  ['Home', wide, '2 -1'],
  ['ArrowDown', narrow, '0 1'],
  ['ArrowUp', narrow, '2 1'],
  ['ArrowLeft', narrow, '1 -1'],
])('%s on the map of the guides leads from stop to stop: %s, %s', (key, stops, ways) => {
  for (const way of ways.split(', ')) {
    const [from = 0, to] = way.split(' ').map(Number);
    expect(stopTowards(key, stops, from), way).toBe(to);
  }
});
