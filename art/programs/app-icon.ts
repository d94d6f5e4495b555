import sharp from 'sharp';
import { moved } from '@/art/pens/shapes';
import { markDot, markThread } from '@/lib/brand/mark-shape';
import { drawingSvg } from '../pens/drawing';
import { at, box, disc, lined, shape } from '../pens/shapes';
import { icoOf } from './ico';

/** The mark on a full ink square as SVG, for devices that cut their own corners. */
function markOn(edge: number, air: number): string {
  const scale = (edge * (1 - 2 * air)) / 40;
  const mark = [
    shape(markThread, lined('surface', 3.5)),
    disc(markDot.cx, markDot.cy, markDot.r, { fill: 'signal' }),
  ];
  const draw = () => [
    box(0, 0, edge, edge, { fill: 'ink' }),
    at(edge * air, edge * air, moved(`scale(${scale})`, mark)),
  ];
  return drawingSvg({ width: edge, height: edge, light: 'day', draw });
}

/**
 * Draws the mark for home screens, and as ICO for those who ask for an icon without reading a page.
 *
 * @param edge in pixels
 * @param air the share of the edge that stays empty on each side, 0 to 0.5
 */
export async function appIcon(format: 'png' | 'ico', edge: number, air: number) {
  const picture = sharp(Buffer.from(markOn(edge, air)));
  if (format === 'ico') return icoOf(await picture.png().toBuffer(), edge);
  return picture.png({ palette: true }).toBuffer();
}
