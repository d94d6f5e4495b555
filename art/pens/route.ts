import { arrow } from '../maps/marks';
import type { Hue } from '../maps/palette';
import { places } from '../maps/plans';
import { num } from '../maps/svg-path';
import type { Color } from './colors';
import { icon } from './icon';
import { widthOf, words } from './letters';
import { at, box, disc, edged, lined, type Paint, shape } from './shapes';

export const hue = (
  data: string,
  color: Color,
  { width = 5, dash }: Pick<Paint, 'width' | 'dash'> = {},
): string => shape(data, lined(color, width, dash));

/** A ring, filled once it is served. */
export const stop = (
  x: number,
  y: number,
  color: Color,
  { radius = 7, served = false, ground = 'surface' as Color } = {},
): string => disc(x, y, radius, edged(served ? color : ground, color, radius * 0.5));

/** Stops drawn alike at places 'x,y …'. */
export const stops = (at: string, color: Color, options?: Parameters<typeof stop>[3]): string =>
  places(at)
    .map(([x, y]) => stop(x, y, color, options))
    .join('');

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

const chipHeight = 36;

const chipWidth = (text: string): number => widthOf(text, 16, 'mono') + 54;

/** The label of a vehicle, its top left corner at x, y. Keep it off stops and vehicles. */
export function chip(text: string, name: string, hue: Hue, x: number, y: number): string {
  const middle = chipHeight / 2;
  const parts = [
    box(-2, -2 - middle, chipWidth(text) + 4, chipHeight + 4, { fill: 'paper' }, 10),
    box(0, -middle, chipWidth(text), chipHeight, { fill: 'ink' }, 8),
    box(6, 6 - middle, 24, 24, { fill: hue }, 6),
    icon(name, 10, 10 - middle, 16, 'paper'),
    words.mono(text, 40, 23.5 - middle, 16, 'paper'),
  ];
  return at(x, y + middle, `<g data-size="16">${parts.join('')}</g>`);
}
