import type { Hue } from '../maps/palette';
import type { Color } from './colors';
import { icon } from './icon';
import { widthOf, words } from './letters';
import { at, box, edged, lined, segment } from './shapes';

export const card = (x: number, y: number, width: number, height: number, radius = 14): string =>
  box(x, y + 5, width, height, { fill: 'onsignal', opacity: 0.12 }, radius) +
  box(x, y, width, height, edged('surface', 'line'), radius);

export const tile = (x: number, y: number, size: number, name: string, hue: Hue): string =>
  box(x, y, size, size, { fill: `${hue}tint` }, size * 0.24) +
  icon(name, x + size * 0.22, y + size * 0.22, size * 0.56, `${hue}text`);

interface TagPaint {
  fill: Color;
  color: Color;
  icon?: string;
  size?: number;
  face?: 'strong' | 'mono';
}

export const good = { fill: 'successground', color: 'success', icon: 'check' } as const;
export const bad = { fill: 'errorground', color: 'error' } as const;
export const tinted = (hue: Hue) => ({ fill: `${hue}tint`, color: `${hue}text` }) as const;

/** A short word on a ground; x is its left edge, or with `anchor: 'end'` its right one. */
export function tag(
  label: string,
  x: number,
  y: number,
  { fill, color, icon: name, size = 15, face = 'strong' }: TagPaint,
  anchor: 'start' | 'end' = 'start',
): string {
  const lead = name ? size + 8 : 0;
  const width = widthOf(label, size, face) + lead + size * 1.4;
  // From the anchored edge, since it may grow on a phone.
  const start = anchor === 'end' ? -width : 0;
  const parts = [
    box(start, -size * 0.95, width, size * 1.9, { fill }, 7),
    name ? icon(name, start + size * 0.6, -size * 0.55, size * 1.1, color) : '',
    words[face](label, start + size * 0.7 + lead, size * 0.36, size, color),
  ];
  return at(x, y + size * 0.95, `<g data-size="${size}">${parts.join('')}</g>`);
}

export const rule = (x: number, y: number, width: number, color: Color = 'line'): string =>
  segment([x, y], [x + width, y], lined(color));

interface RowPaint {
  size?: number;
  face?: 'strong' | 'mono' | 'text';
  color?: Color;
}

export const row = (
  label: string,
  value: string,
  x: number,
  y: number,
  width: number,
  { size = 16, face = 'strong', color = 'ink' }: RowPaint = {},
): string =>
  words.text(label, x, y, size, 'ink2') + words[face](value, x + width, y, size, color, 'end');

const strokes =
  'm0 44c13-30 22-42 25-36 4 9-20 38-13 39 7 1 13-22 20-22 6 0-4 19 3 19 8 0 8-17 16-17 6 0-3 15 4 15 9 0 8-20 18-20 7 0-7 20 1 20 10 0 14-28 25-29 8 0-11 26-2 27 12 1 24-14 47-17';

/** A signature in ink, about 144 × 48 units at scale 1. */
export const signature = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${strokes}" class="s-ink" fill="none" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>`;
