import type { Color } from './colors';
import { disc, edged, lined, shape } from './shapes';

/** A thread by its path data: a route, a line of a chart, a way from one thing to the next. */
export const thread = (
  data: string,
  color: Color,
  { width = 5, dash }: { width?: number; dash?: readonly [number, number] } = {},
): string => shape(data, dash ? lined(color, width, dash) : lined(color, width));

/** A stop of a thread: a ring while it lies ahead, filled once it is served. */
export const stop = (
  x: number,
  y: number,
  color: Color,
  { radius = 7, served = false, ground = 'surface' as Color } = {},
): string => disc(x, y, radius, edged(served ? color : ground, color, radius * 0.5));
