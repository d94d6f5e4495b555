import { describe, expect, it } from 'vitest';
import { longestSearch, readSearch, writeSearch } from '@/lib/address/search-address';

const categories = ['fleet', 'route-maps', 'eCommerce'] as const;

describe('a search in an address', () => {
  it.each([
    ['', { q: '', category: '' }],
    ['?', { q: '', category: '' }],
    ['?a=b', { q: '', category: '' }],
    ['?%', { q: '', category: '' }],
    ['?q=%20', { q: ' ', category: '' }],
    ['?category=eCommerce', { q: '', category: 'eCommerce' }],
    ['?q=low+bridges&category=route-maps', { q: 'low bridges', category: 'route-maps' }],
    ['?category=fleet&category=eCommerce&q=+zebra%20a&q=b', { q: ' zebra a', category: 'fleet' }],
  ])('%j is read', (query, found) => expect(readSearch(query, categories)).toEqual(found));

  it.each([
    '',
    'all',
    'nothing',
    'Fleet',
    'ROUTE-MAPS',
    '__proto__',
    'constructor',
    '%3Cscript%3E',
    'route-maps%00',
    '%E0%A4%A',
    'nothing&category=fleet',
  ])('the category %j means all', (category) => {
    expect(readSearch(`?category=${category}`, categories)).toEqual({ q: '', category: '' });
  });

  it('has an end', () => {
    const { q } = readSearch(`?q=${'a'.repeat(5000)}`, categories);
    expect(q).toBe('a'.repeat(longestSearch));
    expect(longestSearch).toBe(100);
  });

  it.each([
    ['', { q: '', category: '' }, ''],
    ['', { q: 'a & b', category: 'maps' }, 'q=a+%26+b&category=maps'],
    [
      '?category=fleet&utm_source=mail&q=x',
      { q: ' ', category: 'maps' },
      'category=maps&utm_source=mail',
    ],
    ['?utm_source=mail&q=x', { q: '', category: '' }, 'utm_source=mail'],
    ['?category=fleet&q=x', { q: '  ', category: '' }, ''],
  ])('into %j goes %j', (query, search, written) =>
    expect(writeSearch(query, search)).toBe(written),
  );

  it('is read as it was written', () => {
    for (const category of ['', ...categories] as const) {
      for (const q of ['', 'zebra', 'a & b=c', 'é?#', '%']) {
        expect(readSearch(writeSearch('', { q, category }), categories)).toEqual({ q, category });
      }
    }
  });
});
