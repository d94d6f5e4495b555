// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { longestSearch } from '@/lib/address/search-address';
import {
  type CatalogItem,
  type CategoryKey,
  categoryKeys,
  countFound,
  matches,
  readFilter,
  searchable,
  writeFilter,
} from '@/lib/integrations/integrations';

const item = (category: CategoryKey, text: string): CatalogItem => ({
  category,
  words: searchable(text),
});

const catalog = [
  item('market-place', 'Uber Eats. Drop-off times stream the other way.'),
  item('eCommerce', 'WooCommerce: orders that reach “processing”.'),
  item('warehousing', 'DHL Courier, label printed at 16:00'),
  item('hardware', 'Zebra Technologies handhelds. Scans at the dock'),
];

const found = (q: string, category: CategoryKey | null = null) =>
  catalog
    .filter((entry) => matches(entry, { category, q }))
    .map(({ words }) => words.split(' ')[0]);

describe('readFilter', () => {
  const named = (category: string) => `?category=${category}`;

  it.each(categoryKeys)('knows the category %s', (key) => {
    expect(readFilter(named(key))).toEqual({ category: key, q: '' });
  });

  it.each(['', '?', '?a=b', '?%', ...['', 'nonsense', 'Hardware', '__proto__'].map(named)])(
    '%j means all',
    (query) => expect(readFilter(query)).toEqual({ category: null, q: '' }),
  );

  it('takes the first of several values, and a search as it was typed', () => {
    expect(readFilter('?category=hardware&category=eCommerce&q=+zebra%20a&q=b')).toEqual({
      category: 'hardware',
      q: ' zebra a',
    });
  });

  it('cuts off what no search box would take', () => {
    expect(readFilter(`?q=${'x'.repeat(5000)}`).q).toHaveLength(longestSearch);
  });
});

describe('writeFilter', () => {
  it('writes what readFilter reads', () => {
    for (const category of [null, ...categoryKeys]) {
      for (const q of ['', 'zebra', 'a & b=c', 'é?#', '%']) {
        expect(readFilter(writeFilter('', { category, q }))).toEqual({ category, q });
      }
    }
  });

  it('leaves out what is at its start, and leaves the parameters of others alone', () => {
    expect(writeFilter('?category=hardware&q=x', { category: null, q: '' })).toBe('');
    expect(writeFilter('?q=x', { category: null, q: '  ' })).toBe('');
    expect(writeFilter('?utm_source=mail&category=x', { category: 'hardware', q: '' })).toBe(
      'utm_source=mail&category=hardware',
    );
  });
});

describe('matches', () => {
  it.each<[string, string[]]>([
    ['', ['uber', 'woocommerce', 'dhl', 'zebra']],
    ['   ', ['uber', 'woocommerce', 'dhl', 'zebra']],
    ['ZEBRA', ['zebra']],
    ['dock scans', ['zebra']],
    ['ubereats', ['uber']],
    ['uber-eats', ['uber']],
    ['woo commerce', ['woocommerce']],
    ['Wóó', ['woocommerce']],
    ['16:00', ['dhl']],
    ['label zebra', []],
    ['???', []],
    ['.*', []],
  ])('%j finds %j', (q, names) => expect(found(q)).toEqual(names));

  it('asks for category and search together', () => {
    expect(found('', 'hardware')).toEqual(['zebra']);
    expect(found('zebra', 'warehousing')).toEqual([]);
    expect(found('zebra', 'hardware')).toEqual(['zebra']);
  });
});

it('entries are counted by category and altogether', () => {
  const names = [null, ...categoryKeys];
  const counts = (entries: typeof catalog, q: string) => {
    const found = countFound(entries, q);
    expect([...found.keys()]).toEqual(names);
    return [...found.values()];
  };
  expect(counts(catalog, '')).toEqual([4, 1, 1, 1, 0, 1]);
  expect(counts(catalog, 'zebra')).toEqual([1, 0, 0, 0, 0, 1]);
  expect(counts([], 'zebra')).toEqual([0, 0, 0, 0, 0, 0]);
});
