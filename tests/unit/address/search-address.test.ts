import { expect, it } from 'vitest';
import { longestSearch, readSearch, writeSearch } from '@/lib/address/search-address';

const categories = ['fleet', 'route-maps', 'eCommerce'] as const;

it.each([
  ['', { q: '', category: '' }],
  ['?', { q: '', category: '' }],
  ['?%', { q: '', category: '' }],
  ['?a=b', { q: '', category: '' }],
  ['?category=eCommerce', { q: '', category: 'eCommerce' }],
  ['?q=low+bridges&category=route-maps', { q: 'low bridges', category: 'route-maps' }],
  ['?q=+zebra%20a&q=b&category=fleet&category=x', { q: ' zebra a', category: 'fleet' }],
  ['?q=%20', { q: ' ', category: '' }],
  ['?q=%E0%A4%A', { q: '\uFFFD%A', category: '' }],
])('the search in %j is read', (query, found) =>
  expect(readSearch(query, categories)).toEqual(found),
);

const odd = '|all|nothing|Fleet|ROUTE-MAPS|__proto__|constructor|%3Cscript%3E|%E0%A4%A|fleet%00';

it.each([...odd.split('|'), 'nothing&category=fleet'])('the category %j means all', (category) =>
  expect(readSearch(`?category=${category}`, categories).category).toBe(''),
);

it('a search has an end', () => {
  const { q } = readSearch(`?q=${'a'.repeat(5000)}`, categories);
  expect(q).toBe('a'.repeat(longestSearch));
  expect(longestSearch).toBe(100);
});

it.each([
  ['', { q: '', category: '' }, ''],
  ['', { q: 'a & b=c', category: 'maps' }, 'q=a+%26+b%3Dc&category=maps'],
  ['?category=x&utm_source=mail&q=x', { q: ' ', category: 'a' }, 'category=a&utm_source=mail'],
  ['?utm_source=mail&q=x', { q: '', category: '' }, 'utm_source=mail'],
  ['?category=fleet&q=x', { q: '  ', category: '' }, ''],
])('into %j goes %j', (query, search, written) => expect(writeSearch(query, search)).toBe(written));

it.each(['', 'zebra', 'a & b=c', 'é?#', '%'])('%j is read as it was written', (q) => {
  for (const category of ['', ...categories] as const) {
    const written = writeSearch('', { q, category });
    expect(readSearch(`?${written}`, categories)).toEqual({ q, category });
  }
});
