import { type BrandMark, brandMarks } from '@/art/logos/marks';

export type Logo = BrandMark['icon'];

const row = (...names: (keyof typeof brandMarks)[]): readonly Logo[] =>
  names.map((name) => brandMarks[name].icon);

/** The owners' outlines, never redrawn. */
export const wideRows: readonly (readonly Logo[])[] = [
  row('shopify', 'woocommerce', 'prestashop', 'bigcommerce'),
  row('uber-eats', 'doordash', 'deliveroo', 'just-eat'),
  row('dhl', 'fedex', 'ups', 'dpd'),
  row('sap', 'quickbooks', 'xero', 'odoo'),
  row('zebra', 'bosch', 'tomtom', 'ericsson'),
];

export const phoneRows: readonly (readonly Logo[])[] = [
  row('shopify', 'woocommerce', 'bigcommerce'),
  row('uber-eats', 'doordash', 'deliveroo'),
  row('dhl', 'ups', 'dpd'),
];

/** Too small in a square of the common size. */
export const wideMarks: ReadonlySet<Logo> = new Set(
  row('woocommerce', 'uber-eats', 'dhl', 'fedex', 'sap', 'odoo', 'zebra'),
);
