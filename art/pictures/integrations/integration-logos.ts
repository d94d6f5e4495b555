import { type BrandMark, brandMarks } from '@/art/logos/marks';

export type Logo = BrandMark['icon'];

const row = (...names: (keyof typeof brandMarks)[]): readonly Logo[] =>
  names.map((name) => brandMarks[name].icon);

/** What comes in on each thread, from the left. The outlines are the owners', never redrawn. */
export const wideRows: readonly (readonly Logo[])[] = [
  row('shopify', 'woocommerce', 'prestashop', 'bigcommerce'),
  row('uber-eats', 'doordash', 'deliveroo', 'just-eat'),
  row('dhl', 'fedex', 'ups', 'dpd'),
  row('sap', 'quickbooks', 'xero', 'odoo'),
  row('zebra', 'bosch', 'tomtom', 'ericsson'),
];

/** The three threads of the narrow cut. */
export const phoneRows: readonly (readonly Logo[])[] = [
  row('shopify', 'woocommerce', 'bigcommerce'),
  row('uber-eats', 'doordash', 'deliveroo'),
  row('dhl', 'ups', 'dpd'),
];

/** Marks that are mostly width, which a square of the common size would leave too small. */
export const wideMarks: ReadonlySet<Logo> = new Set(
  row('woocommerce', 'uber-eats', 'dhl', 'fedex', 'sap', 'odoo', 'zebra'),
);
