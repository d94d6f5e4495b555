import type { Hue } from '../maps/palette';
import { outlinesFor } from '../pens/letters';
import { inked } from '../pens/shapes';
import { withWordsThatGrow } from '../pens/small-words';
import { coverRules } from './colors';
import type { Cover, CoverGround } from './cover';
import { groundInk, groundSize } from './ground';

export interface CoverFrame {
  readonly category: string;
  readonly hue: Hue;
  readonly ground: CoverGround;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A card cuts 40 units off each side. */
const shown = groundSize.width - 80;
const card = { width: 640, scale: 640 / shown, share: shown / groundSize.width } as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function coverSvg(cover: Cover, frame: CoverFrame): string {
  const { category, hue, width, height } = frame;
  const ink = inked([groundInk(category, cover.pose), cover.ink]);
  const { markup: body, rules } = withWordsThatGrow(ink, card.width, card.scale, card.share);
  const style = `<style>${coverRules(body, cover.ground ?? frame.ground, hue)}${rules}</style>`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${groundSize.width} ${groundSize.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escaped(cover.alt)}</title>${style}${outlinesFor(body)}${body}</svg>`;
}
