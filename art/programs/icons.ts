import sharp from 'sharp';
import { markDot, markLine } from '@/lib/brand/mark-shape';
import { colors } from '@/lib/palette';
import { at, box, drawingSvg, markLines, moved } from '../pens';

const { ink, surface, signal } = colors;
const rules = (ground: string, hue: string) => `.g{fill:${ground}}.t{stroke:${hue}}`;

export const siteIcon = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">',
    `<style>${rules(ink[0], surface[0])}@media (prefers-color-scheme:dark){${rules(ink[1], ink[0])}}</style>`,
    '<rect class="g" width="40" height="40" rx="10"/>',
    `<path class="t" fill="none" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="${markLine}"/>`,
    `<circle cx="${markDot.cx}" cy="${markDot.cy}" r="${markDot.r}" fill="${signal[0]}"/></svg>\n`,
  ].join('');

/** For devices that cut their own corners. */
function markOn(edge: number, air: number): string {
  const scale = (edge * (1 - 2 * air)) / 40;
  const draw = () => [
    box(0, 0, edge, edge, { fill: 'ink' }),
    at(edge * air, edge * air, moved(`scale(${scale})`, markLines)),
  ];
  return drawingSvg({ width: edge, height: edge, light: 'day', draw });
}

/** A Windows icon file may hold a PNG, 255 pixels wide at most. */
function icoOf(png: Buffer, edge: number): Buffer {
  // Header for one picture of 32 bits a pixel, its length and its offset.
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, edge, edge, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** `edge` in pixels; `air` is the share of it that stays empty on each side. */
export async function appIcon(format: 'png' | 'ico', edge: number, air: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(markOn(edge, air)));
  if (format === 'ico') return icoOf(await picture.png().toBuffer(), edge);
  return picture.png({ palette: true }).toBuffer();
}
