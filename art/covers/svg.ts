import type { Thread } from '../maps/palette';
import { outlinesFor } from '../pens/letters';
import { inked } from '../pens/shapes';
import { withWordsThatGrow } from '../pens/small-words';
import { coverRules } from './colors';
import type { Cover, Sheet } from './cover';
import { groundInk } from './ground-ink';
import { groundSize } from './grounds/ground';

/** What of a cover does not depend on its drawing. */
export interface CoverFrame {
  /** Short name of the article's category. */
  readonly category: string;
  readonly thread: Thread;
  /** The sheet by turns, where the drawing names none. */
  readonly sheet: Sheet;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * How a card on a phone shows a cover: cut to 16 by 9, 40 units at each side. Its words are read there too,
 * so they grow as those of a picture of this width do. The image reaches beyond its card: 461 px of 430.
 */
const card = { width: 640, scale: 640 / (groundSize.width - 80), most: 461 } as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A cover as a complete SVG document, with what it shows as its title. */
export function coverSvg(cover: Cover, frame: CoverFrame): string {
  const { category, thread, width, height } = frame;
  const ink = inked([groundInk(category, cover.pose), cover.ink]);
  const { markup: body, rules } = withWordsThatGrow(ink, card.width, card.scale, card.most);
  const style = `<style>${coverRules(body, cover.sheet ?? frame.sheet, thread)}${rules}</style>`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${groundSize.width} ${groundSize.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escaped(cover.alt)}</title>${style}${outlinesFor(body)}${body}</svg>`;
}
