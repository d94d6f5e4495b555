import sharp from 'sharp';
import { drawingSvg, markLines } from '../pens';
import { at, box, moved } from '../pens/shapes';

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
