import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markDot, markLine } from '@/lib/brand/mark-shape';
import { num } from '../maps/svg-path';
import type { Color } from './colors';
import { box, disc, lined, moved, shape } from './shapes';

const icons = join(process.cwd(), 'node_modules', 'lucide-static', 'icons');

/** A lucide icon with its top left corner at x, y. */
export function icon(name: string, x: number, y: number, size: number, color: Color): string {
  const file = readFileSync(join(icons, `${name}.svg`), 'utf8');
  const inner = file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'));
  return `<g class="s-${color}" fill="none" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" transform="translate(${num(x)} ${num(y)}) scale(${num(size / 24)})">${inner.replace(/\s*\n\s*/g, '')}</g>`;
}

/** What stands on the mark's square, which is 40 wide. */
export const markLines = [
  shape(markLine, lined('surface', 3.5)),
  disc(markDot.cx, markDot.cy, markDot.r, { fill: 'signal' }),
];

/** `edge` in pixels. */
export const mark = (edge: number): string =>
  moved(`scale(${num(edge / 40)})`, [box(0, 0, 40, 40, { fill: 'ink' }, 10), markLines]);
