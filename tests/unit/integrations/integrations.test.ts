// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type CatalogItem,
  type CategoryKey,
  countFound,
  matches,
  searchable,
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

const found = (q: string, category: CategoryKey | '' = '') =>
  catalog
    .filter((entry) => matches(entry, { category, q }))
    .map(({ words }) => words.split(' ')[0]);

describe('matches', () => {
  it('shows all where nothing is asked', () => {
    expect(found('')).toHaveLength(catalog.length);
    expect(found('   ')).toHaveLength(catalog.length);
  });

  it.each<[string, string[]]>([
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

describe('countFound', () => {
  it('counts by category and altogether', () => {
    expect([...countFound(catalog, '')]).toEqual([
      ['', 4],
      ['market-place', 1],
      ['eCommerce', 1],
      ['warehousing', 1],
      ['accounting-erp', 0],
      ['hardware', 1],
    ]);
    expect(countFound(catalog, 'zebra').get('')).toBe(1);
    expect(countFound(catalog, 'zebra').get('warehousing')).toBe(0);
    expect(countFound([], 'zebra').get('')).toBe(0);
  });
});
