import { arrow } from '../maps/marks';
import { num } from '../maps/svg-path';
import type { Color } from './colors';

/** A disc with an arrow; `heading` in degrees, 0 = east, clockwise. */
export function vehicle(
  x: number,
  y: number,
  heading: number,
  radius: number,
  ground: Color = 'surface',
): string {
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(heading)})"><circle class="f-ink s-${ground}" stroke-width="${num(radius * 0.3)}" r="${num(radius)}"/><path class="f-${ground}" d="${arrow(radius)}"/></g>`;
}
