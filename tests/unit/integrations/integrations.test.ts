// @vitest-environment node
import { expect, it } from 'vitest';
import { type CatalogItem, countFound, matches, searchable } from '@/lib/integrations/integrations';

const item = (category: string, text: string): CatalogItem => ({
  category,
  words: searchable(text),
});

const catalog = [
  item('market-place', 'Uber Eats. Drop-off times stream the other way.'),
  item('eCommerce', 'WooCommerce: orders that reach “processing”.'),
  item('warehousing', 'DHL Courier, label printed at 16:00'),
  item('hardware', 'Zebra Technologies handhelds. Scans at the dock'),
];

const found = (q: string, category = '') =>
  catalog
    .filter((entry) => matches(entry, { category, q }))
    .map(({ words }) => words.split(' ')[0]);

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

it('a filter asks for category and search together', () => {
  expect(found('', 'hardware')).toEqual(['zebra']);
  expect(found('zebra', 'warehousing')).toEqual([]);
  expect(found('zebra', 'hardware')).toEqual(['zebra']);
});

it('entries are counted by category and altogether', () => {
  const keys = ['market-place', 'eCommerce', 'warehousing', 'accounting-erp', 'hardware'];
  const counts = (entries: typeof catalog, q: string) => {
    const found = countFound(entries, keys, q);
    expect([...found.keys()]).toEqual(['', ...keys]);
    return [...found.values()];
  };
  expect(counts(catalog, '')).toEqual([4, 1, 1, 1, 0, 1]);
  expect(counts(catalog, 'zebra')).toEqual([1, 0, 0, 0, 0, 1]);
  expect(counts([], 'zebra')).toEqual([0, 0, 0, 0, 0, 0]);
});
