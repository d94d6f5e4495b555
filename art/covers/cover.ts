import type { ArticleChart } from '@/content/blog/types';
import type { Point } from '@/lib/city/types';
import type { Thread } from '../maps/palette';
import type { Color } from '../pens/colors';
import { widthOf, words } from '../pens/letters';
import { type Ink, inked, lined, segment, shape } from '../pens/shapes';

/** By day the category's hue as a tint, the hue deep, or night; by night a tint is deep and all else night. */
export type Sheet = 'tint' | 'deep' | 'night';

/** What a cover is drawn from. */
export interface Article {
  readonly slug: string;
  /** Hue of its category. */
  readonly thread: Thread;
  /** Its numbers, where it has a chart: what stands there is not typed again in a drawing. */
  readonly chart?: ArticleChart | undefined;
}

/** What an article's cover shows, in units of the wide one: 1200 × 630, of which a card shows x 40 to 1160. */
export interface Cover {
  /** By turns within a category where it is left out. */
  readonly sheet?: Sheet;
  /** How the ground lies: as a map, or tilted so that values rise from it. */
  readonly pose?: 'flat' | 'tilted';
  /** Names the drawing and its numbers, for those who do not see it. */
  readonly alt: string;
  /** What lies on the ground, back to front. */
  readonly ink: Ink;
}

/** What a file in art/pictures/blog/covers exports as `cover`. */
export type DrawCover = (article: Article) => Cover;

type Bars = Extract<ArticleChart, { kind: 'bars' }>;
type Lines = Extract<ArticleChart, { kind: 'line' }>;

/** The bars of an article's chart. Throws where it has none. */
export function barsOf({ slug, chart }: Article): Bars['bars'] {
  if (chart?.kind === 'bars') return chart.bars;
  throw new Error(`The cover of '${slug}' is drawn from bars, and its chart has none.`);
}

/** The curves of an article's chart. Throws where it has none. */
export function linesOf({ slug, chart }: Article): Lines {
  if (chart?.kind === 'line') return chart;
  throw new Error(`The cover of '${slug}' is drawn from curves, and its chart has none.`);
}

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

/** A label with a line that leads to what it names. */
export const leader = (text: string, from: Point, to: Point, look: WordLook = {}): Ink => [
  labels(segment(from, to, { stroke: look.color ?? 'ink', width: 3 })),
  label(text, to[0] + (look.anchor === 'end' ? -14 : 14), to[1] + 11, look),
];

/** Room for the arrow, in blanks. */
const gap = ' '.repeat(9);

/** A figure that becomes another, ending at x: the face of figures has no arrow. */
export function change(before: string, after: string, x: number, y: number, size = 136): Ink {
  const from = x - widthOf(gap + after, size, 'sign') + size * 0.2;
  const to = x - widthOf(after, size, 'sign') - size * 0.2;
  const [middle, head] = [y - size * 0.33, size * 0.13];
  return [
    figure(`${before}${gap}${after}`, x, y, { anchor: 'end', size }),
    shape(
      `M${from.toFixed(1)} ${middle.toFixed(1)}H${to.toFixed(1)}m${-head} ${-head}l${head} ${head}l${-head} ${head}`,
      lined('ink', size * 0.055),
    ),
  ];
}
