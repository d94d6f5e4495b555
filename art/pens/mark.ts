import { markDot, markLine } from '@/lib/brand/mark-shape';
import { num } from '../maps/svg-path';
import { box, disc, lined, moved, shape } from './shapes';

/** What stands on the mark's square, which is 40 wide. */
export const markLines = [
  shape(markLine, lined('surface', 3.5)),
  disc(markDot.cx, markDot.cy, markDot.r, { fill: 'signal' }),
];

/** `edge` in pixels. */
export const mark = (edge: number): string =>
  moved(`scale(${num(edge / 40)})`, [box(0, 0, 40, 40, { fill: 'ink' }, 10), markLines]);
