import { type BrandMark, brandMarks } from '@/art/logos/marks';

type Logo = BrandMark['icon'];

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

const phoneRows: readonly (readonly Logo[])[] = [
  row('shopify', 'woocommerce', 'bigcommerce'),
  row('uber-eats', 'doordash', 'deliveroo'),
  row('dhl', 'ups', 'dpd'),
];

/** Too small in a square of the common size. */
export const wideMarks: ReadonlySet<Logo> = new Set(
  row('woocommerce', 'uber-eats', 'dhl', 'fedex', 'sap', 'odoo', 'zebra'),
);

/** Lines go on to the left, to the window's edge. */
const wideShift = 820;

/** Pixels. */
const cuts = {
  wide: {
    width: wideShift + 780,
    height: 496,
    rows: wideRows,
    // Edge of a tile, and steps along and across the lines.
    tile: 76,
    step: { x: 112, y: 104 },
    // First tile of even and odd rows.
    starts: [wideShift + 99, wideShift + 133],
    // Where lines turn towards the mark.
    bend: wideShift + 543,
    stroke: 5,
    hub: { x: wideShift + 676, width: 104, height: 136 },
    // Between lines at the mark.
    gap: 17,
  },
  phone: {
    width: 390,
    height: 216,
    rows: phoneRows,
    tile: 56,
    step: { x: 72, y: 76 },
    starts: [22, 36],
    bend: 250,
    stroke: 4,
    hub: { x: 318, width: 60, height: 83 },
    gap: 14,
  },
};

export type Cut = typeof cuts.wide;

/** As /integration-rails/<name>. */
export const railFiles = { 'wide.svg': cuts.wide, 'phone.svg': cuts.phone } as const;
