import { expect, it } from 'vitest';
import { countFound, matches, searchable } from '@/lib/integrations/integrations';

const catalog = [
  ['market-place', 'Uber Eats. Drop-off times stream the other way.'],
  ['eCommerce', 'WooCommerce: orders that reach “processing”.'],
  ['warehousing', 'DHL Courier, label printed at 16:00'],
  ['hardware', 'Zebra Technologies handhelds. Scans at the dock'],
].map(([category = '', text = '']) => ({ category, words: searchable(text) }));

it.each([
  ['   ', '', 'uber woocommerce dhl zebra'],
  ['ZEBRA', '', 'zebra'],
  ['dock scans', '', 'zebra'],
  ['ubereats', '', 'uber'],
  ['woo commerce', '', 'woocommerce'],
  ['erce', '', ''],
  ['Wóó', '', 'woocommerce'],
  ['label zebra', '', ''],
  ['???', '', ''],
  ['', 'hardware', 'zebra'],
  ['zebra', 'warehousing', ''],
])('%j in the category %j finds %s', (q, category, names) => {
  const found = catalog.filter((entry) => matches(entry, { category, q }));
  expect(found.map(({ words }) => words.split(' ')[0]).join(' ')).toBe(names);
});

it('entries are counted by category and altogether', () => {
  const keys = ['market-place', 'eCommerce', 'warehousing', 'accounting-erp', 'hardware'];
  const all = countFound(catalog, keys, '');
  expect([...all.keys()]).toEqual(['', ...keys]);
  expect([...all.values()]).toEqual([4, 1, 1, 1, 0, 1]);
  expect([...countFound(catalog, keys, 'zebra').values()]).toEqual([1, 0, 0, 0, 0, 1]);
});
