import type { Hue } from '../maps/palette';
import { icon } from './icon';
import { widthOf, words } from './letters';
import { at, box } from './shapes';

const chipHeight = 36;

export const chipWidth = (text: string): number => widthOf(text, 16, 'mono') + 54;

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

/** A chip that is hidden where its picture, `width` pixels wide, shows words below 12 px. */
export const legibleChip = (width: number, ...label: Parameters<typeof chip>): string =>
  `<style>@media (max-width:${(width * 12) / 16 - 1}px){.legible{display:none}}</style><g class="legible">${chip(...label)}</g>`;
