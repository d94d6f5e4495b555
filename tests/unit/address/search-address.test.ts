import { expect, it } from 'vitest';
import { readSearch, writeSearch } from '@/lib/address/search-address';

const categories = ['fleet', 'route-maps', 'eCommerce'] as const;

it.each([
  ['', { q: '', category: '' }],
  ['?%', { q: '', category: '' }],
  ['?q=low+bridges&category=route-maps', { q: 'low bridges', category: 'route-maps' }],
  ['?q=+zebra%20a&q=b&category=fleet&category=x', { q: ' zebra a', category: 'fleet' }],
  ['?q=%E0%A4%A', { q: '\uFFFD%A', category: '' }],
  [`?q=${'a'.repeat(5000)}`, { q: 'a'.repeat(100), category: '' }],
  ['?category=Fleet', { q: '', category: '' }],
  ['?category=__proto__', { q: '', category: '' }],
  ['?category=fleet%00', { q: '', category: '' }],
])('the search in %j is read', (query, found) =>
  expect(readSearch(query, categories)).toEqual(found),
);

it.each([
  ['', { q: '', category: '' }, ''],
  ['', { q: 'a & b=c', category: 'maps' }, 'q=a+%26+b%3Dc&category=maps'],
  ['?category=x&utm_source=mail&q=x', { q: ' ', category: 'a' }, 'category=a&utm_source=mail'],
  ['?utm_source=mail&q=x', { q: '', category: '' }, 'utm_source=mail'],
])('into %j goes %j', (query, search, written) => expect(writeSearch(query, search)).toBe(written));
