import { type BrandMark, brandMarks } from '@/art/logos/marks';
import { spaced } from '@/art/pens/shapes';
import { markDot, markLine } from '@/lib/brand/mark-shape';
import { colors } from '@/lib/palette';

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
const wideMarks: ReadonlySet<Logo> = new Set(row('uber-eats', 'fedex', 'sap', 'odoo', 'zebra'));

/** Flat as well. */
const flatMarks: ReadonlySet<Logo> = new Set(row('woocommerce', 'dhl'));

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
    // Where lines are level again, before the mark.
    arrive: wideShift + 673,
    stroke: 5,
    hub: { x: wideShift + 676, width: 104, height: 136 },
    // Between lines at the mark, all within its straight side.
    gap: 24,
  },
  phone: {
    width: 390,
    height: 216,
    rows: phoneRows,
    tile: 56,
    step: { x: 72, y: 76 },
    starts: [22, 36],
    arrive: 304,
    stroke: 4,
    // Ends where the text does, 20 before the edge.
    hub: { x: 310, width: 60, height: 83 },
    gap: 14,
  },
};

type Cut = typeof cuts.wide;

/** As /integration-rails/<name>. */
export const railFiles = { 'wide.svg': cuts.wide, 'phone.svg': cuts.phone } as const;

const hues = ['cobalt', 'madder', 'teal', 'ochre', 'plum'] as const;

function styles(): string {
  const theme = (shade: 0 | 1) => {
    const color = (name: keyof typeof colors) => colors[name][shade];
    const lines = hues.map((name, row) => `.t${row}{stroke:${color(name)}}`);
    return `.i{fill:${color('ink')}}.p{stroke:${color('paper')}}.s{fill:${color('surface')};stroke:${color('line')}}${lines.join('')}`;
  };
  return `<style>.t{fill:none}${theme(0)}@media(prefers-color-scheme:dark){${theme(1)}}</style>`;
}

const rowY = ({ tile, step }: Cut, row: number): number => tile / 2 + 2 + row * step.y;

/** From the left edge, with one turn of 45°. */
function hue(cut: Cut, row: number): string {
  const middle = (cut.rows.length - 1) / 2;
  const end = rowY(cut, middle) + (row - middle) * cut.gap;
  const y = rowY(cut, row);
  const turn = end === y ? '' : `H${cut.arrive - Math.abs(end - y)}L${cut.arrive} ${end}`;
  const inside = cut.hub.x + cut.hub.width / 2;
  return `<path class="t t${row}" d="M0 ${y}${turn}H${inside}"/>`;
}

function tiles(cut: Cut, row: number): string {
  const { tile, step, starts } = cut;
  return spaced(cut.rows[row] ?? [], starts[row % 2] ?? 0, step.x, (logo, x) => {
    const y = rowY(cut, row) - tile / 2;
    const scale = (tile / 24) * (flatMarks.has(logo) ? 0.86 : wideMarks.has(logo) ? 0.66 : 0.46);
    const inset = (tile - 24 * scale) / 2;
    const place = `translate(${x + inset} ${y + inset})scale(${scale.toFixed(3)})`;
    const box = `x="${x}" y="${y}" width="${tile}" height="${tile}" rx="${tile * 0.21}"`;
    return `<rect class="s" ${box}/><path class="i" transform="${place}" d="${logo.path}"/>`;
  }).join('');
}

function hub(cut: Cut): string {
  const { x, width, height } = cut.hub;
  const y = rowY(cut, (cut.rows.length - 1) / 2) - height / 2;
  const scale = (width / 40) * 0.62;
  const place = `translate(${x + width / 2 - 20 * scale} ${y + height / 2 - 20 * scale})`;
  const mark = `<path class="p" fill="none" stroke-width="3.8" stroke-linecap="round" d="${markLine}"/>`;
  const dot = `<circle cx="${markDot.cx}" cy="${markDot.cy}" r="${markDot.r}" fill="${colors.signal[0]}"/>`;
  return `<rect class="i" x="${x}" y="${y}" width="${width}" height="${height}" rx="${width * 0.15}"/><g transform="${place}scale(${scale.toFixed(3)})">${mark}${dot}</g>`;
}

export function integrationRails(file: keyof typeof railFiles): string {
  const cut = railFiles[file];
  const { width, height, stroke, rows } = cut;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const hues = `<g stroke-width="${stroke}">${rows.map((_, row) => hue(cut, row)).join('')}</g>`;
  const logos = rows.map((_, row) => tiles(cut, row)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${styles()}${hues}${logos}${hub(cut)}</svg>`;
}
