import { markDot, markThread } from '../lib/brand/mark-shape';
import { num } from './maps/svg-path';
import { widthOf, words } from './pens/letters';
import { at, box, disc, shape } from './pens/shapes';
import { drawSheet, mapInset } from './pens/sheet';
import { type CoverWish, coverSpec } from './pictures/blog/covers';

/** What a page's preview picture says and how its map looks. */
export interface OgWish extends CoverWish {
  headline: string;
  /** Name of the product, and the address under which the site stands. */
  name: string;
  domain: string;
}

const size = { width: 1200, height: 630 } as const;
const panel = 660;
const map = { width: size.width - panel, height: size.height };
const margin = 64;
const room = panel - 2 * margin;

/** Breaks a headline into lines no wider than the panel. */
function linesOf(headline: string, letterSize: number): string[] {
  const lines: string[] = [];
  for (const word of headline.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, letterSize, 'sign') <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest letters that fit a headline into four lines. */
function sizedToFit(headline: string): { letterSize: number; lines: string[] } {
  for (let letterSize = 104; letterSize > 44; letterSize -= 4) {
    const lines = linesOf(headline, letterSize);
    const fits = lines.every((line) => widthOf(line, letterSize, 'sign') <= room);
    if (fits && lines.length * letterSize <= 372 && lines.length <= 5) return { letterSize, lines };
  }
  throw new Error(`The headline '${headline}' is too long for a preview picture.`);
}

/** The product's mark; `edge` in pixels. */
export const mark = (edge: number): string =>
  `<g transform="scale(${num(edge / 40)})">${box(0, 0, 40, 40, { fill: 'ink' }, 10)}${shape(markThread, { stroke: 'surface', width: 3.5 })}${disc(markDot.cx, markDot.cy, markDot.r, { fill: 'signal' })}</g>`;

/** A page's preview picture (Open Graph, 1200 × 630) as an SVG document: its headline on paper beside a map of its own. */
export function drawOg({ headline, name, domain, ...cover }: OgWish): string {
  const { letterSize, lines } = sizedToFit(headline);
  const draw = () =>
    [
      box(0, 0, size.width, size.height, { fill: 'paper' }),
      mapInset(coverSpec(cover, map), [panel, 0, map.width, map.height]),
      at(margin, margin, mark(56)),
      words(name, { x: margin + 74, y: margin + 41, size: 38, face: 'sign' }),
      ...lines.map((line, i) =>
        words(line, {
          x: margin - letterSize * 0.03,
          y: 500 - (lines.length - 1 - i) * letterSize * 0.96,
          size: letterSize,
          face: 'sign',
        }),
      ),
      words(domain, { x: margin, y: size.height - margin, size: 24, face: 'mono', color: 'ink3' }),
      shape(`M0 ${size.height - 5}H${panel}`, { stroke: cover.thread, width: 10 }),
    ].join('');
  return drawSheet({ ...size, light: 'day', draw });
}
