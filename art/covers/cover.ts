import type { ArticleChart } from '@/content/blog/types';
import type { Point } from '@/lib/city/types';
import type { Hue } from '../maps/palette';
import { type Color, type Ink, inked, lined, segment, shape } from '../pens';
import { widthOf, words } from '../pens/letters';

/** Tint, deep or night by day; by night a tint is deep and all else night. */
export type CoverGround = 'tint' | 'deep' | 'night';

export interface Article {
  readonly slug: string;
  readonly hue: Hue;
  readonly chart?: ArticleChart | undefined;
}

/** In units of the wide cover, 1200 × 630, of which a card shows x 40 to 1160. */
export interface Cover {
  /** By turns within a category if left out. */
  readonly ground?: CoverGround;
  /** On tilted ground values rise. */
  readonly pose?: 'flat' | 'tilted';
  /** Says what the drawing shows, for those who do not see it. */
  readonly alt: string;
  readonly ink: Ink;
}

export type DrawCover = (article: Article) => Cover;

export type Chart<Kind extends ArticleChart['kind']> = Extract<ArticleChart, { kind: Kind }>;

function missing({ slug }: Article, what: string): never {
  throw new Error(`The cover of '${slug}' is drawn from ${what}, and its chart has none.`);
}

export const barsOf = (article: Article): Chart<'bars'>['bars'] =>
  article.chart?.kind === 'bars' ? article.chart.bars : missing(article, 'bars');

export const linesOf = (article: Article): Chart<'line'> =>
  article.chart?.kind === 'line' ? article.chart : missing(article, 'curves');

type Anchor = 'start' | 'middle' | 'end';

interface WordStyle {
  anchor?: Anchor;
  size?: number;
  color?: Color;
}

export const figure = (
  text: string,
  x: number,
  y: number,
  { anchor = 'start', size = 136, color = 'ink' }: WordStyle = {},
): Ink => words.sign(text, x, y, size, color, anchor);

/** Hidden where a cover is small. */
export const labels = (ink: Ink): Ink => `<g class="label">${inked(ink)}</g>`;

export const label = (
  text: string,
  x: number,
  y: number,
  { anchor = 'start', size = 34, color = 'ink' }: WordStyle = {},
): Ink => labels(words.mono(text, x, y, size, color, anchor));

export const leader = (text: string, from: Point, to: Point, style: WordStyle = {}): Ink => [
  labels(segment(from, to, { stroke: style.color ?? 'ink', width: 3 })),
  label(text, to[0] + (style.anchor === 'end' ? -14 : 14), to[1] + 11, style),
];

const gap = ' '.repeat(9);

/** A figure, an arrow (the face has none) and another figure, ending at x. */
export function change(before: string, after: string, x: number, y: number, size = 136): Ink {
  const from = x - widthOf(gap + after, size, 'sign') + size * 0.2;
  const to = x - widthOf(after, size, 'sign') - size * 0.2;
  const [middle, head] = [y - size * 0.33, size * 0.13];
  const shaft = `M${from.toFixed(1)} ${middle.toFixed(1)}H${to.toFixed(1)}`;
  return [
    figure(`${before}${gap}${after}`, x, y, { anchor: 'end', size }),
    shape(
      `${shaft}m${-head} ${-head}l${head} ${head}l${-head} ${head}`,
      lined('ink', size * 0.055),
    ),
  ];
}

/** A number from a text, the same on every machine (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % 100_000;
}
