import { places } from '../maps/plans';
import type { Color } from './colors';
import { disc, edged, lined, type Paint, shape } from './shapes';

export const hue = (
  data: string,
  color: Color,
  { width = 5, dash }: Pick<Paint, 'width' | 'dash'> = {},
): string => shape(data, lined(color, width, dash));

/** A ring, filled once it is served. */
export const stop = (
  x: number,
  y: number,
  color: Color,
  { radius = 7, served = false, ground = 'surface' as Color } = {},
): string => disc(x, y, radius, edged(served ? color : ground, color, radius * 0.5));

/** Stops drawn alike at places 'x,y …'. */
export const stops = (at: string, color: Color, options?: Parameters<typeof stop>[3]): string =>
  places(at)
    .map(([x, y]) => stop(x, y, color, options))
    .join('');
