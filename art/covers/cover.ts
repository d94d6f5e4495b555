import type { ArticleChart } from '@/content/blog/types';
import type { Thread } from '../maps/palette';
import type { Ink } from '../pens/shapes';

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
