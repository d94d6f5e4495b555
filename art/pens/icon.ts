import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { num } from '../maps/svg-path';
import type { Color } from './colors';

const icons = join(process.cwd(), 'node_modules', 'lucide-static', 'icons');

/** A lucide icon with its top left corner at x, y. */
export function icon(name: string, x: number, y: number, size: number, color: Color): string {
  const file = readFileSync(join(icons, `${name}.svg`), 'utf8');
  const inner = file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'));
  return `<g class="s-${color}" fill="none" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" transform="translate(${num(x)} ${num(y)}) scale(${num(size / 24)})">${inner.replace(/\s*\n\s*/g, '')}</g>`;
}
