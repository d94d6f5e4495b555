import { markDot, markThread } from '../lib/brand/mark-shape';
import { at, box, disc, shape } from './pens/shapes';
import { drawSheet } from './pens/sheet';

/**
 * The mark on a full ink square as an SVG document, for devices that cut their own corners.
 *
 * `edge` is in pixels; `air` is the share of the edge that stays empty on each side, 0 to 0.5.
 */
export function drawAppIcon(edge: number, air: number): string {
  const scale = (edge * (1 - 2 * air)) / 40;
  const mark = [
    shape(markThread, { stroke: 'surface', width: 3.5 }),
    disc(markDot.cx, markDot.cy, markDot.r, { fill: 'signal' }),
  ].join('');
  const draw = () =>
    box(0, 0, edge, edge, { fill: 'ink' }) +
    at(edge * air, edge * air, `<g transform="scale(${scale})">${mark}</g>`);
  return drawSheet({ width: edge, height: edge, light: 'day', draw });
}
