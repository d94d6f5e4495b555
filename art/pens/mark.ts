import { markDot, markThread } from '@/lib/brand/mark-shape';
import { num } from '../maps/svg-path';
import { box, disc, lined, shape } from './shapes';

/** `edge` in pixels. */
export const mark = (edge: number): string =>
  `<g transform="scale(${num(edge / 40)})">${box(0, 0, 40, 40, { fill: 'ink' }, 10)}${shape(markThread, lined('surface', 3.5))}${disc(markDot.cx, markDot.cy, markDot.r, { fill: 'signal' })}</g>`;
