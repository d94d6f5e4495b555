import { describe, expect, it } from 'vitest';
import { longestSearch, readSearch, writeSearch } from '@/lib/address/search-address';

const categories = ['fleet', 'maps'] as const;

describe('a search in an address', () => {
  it.each([
    ['', { q: '', category: '' }],
    ['?q=low+bridges&category=maps', { q: 'low bridges', category: 'maps' }],
    ['?category=constructor', { q: '', category: '' }],
    ['?q=%20', { q: ' ', category: '' }],
  ])('%j is read', (query, found) => expect(readSearch(query, categories)).toEqual(found));

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
  ])('into %j goes %j', (query, search, written) =>
    expect(writeSearch(query, search)).toBe(written),
  );
});
