import type { Color } from '../pens/colors';
import { words } from '../pens/letters';
import { type Ink, inked, segment } from '../pens/shapes';

type Anchor = 'start' | 'middle' | 'end';

interface WordLook {
  anchor?: Anchor;
  size?: number;
  color?: Color;
}

/** The one figure of a cover, in condensed letters; its baseline at y. It stays on the smallest cut. */
export const figure = (
  text: string,
  x: number,
  y: number,
  { anchor = 'start', size = 136, color = 'ink' }: WordLook = {},
): Ink => words.sign(text, x, y, size, color, anchor);

/** What goes where a cover is shown less than 240 px wide: labels with their leaders. */
export const labels = (ink: Ink): Ink => `<g class="label">${inked(ink)}</g>`;

/** A label in mono letters; three of them on a cover at most. */
export const label = (
  text: string,
  x: number,
  y: number,
  { anchor = 'start', size = 34, color = 'ink' }: WordLook = {},
): Ink => labels(words.mono(text, x, y, size, color, anchor));

type At = readonly [x: number, y: number];

/** A label with a line that leads to what it names. */
export const leader = (text: string, from: At, to: At, look: WordLook = {}): Ink => [
  labels(segment(from, to, { stroke: look.color ?? 'ink', width: 3 })),
  label(text, to[0] + (look.anchor === 'end' ? -14 : 14), to[1] + 11, look),
];
