import { mapSvg } from '../maps/map';
import { type CoverLook, coverMap } from '../pictures/blog/map-cover';

/** How a cover looks, and the size of its picture in pixels. */
interface CoverRequest extends CoverLook {
  width: number;
  height: number;
}

/** Draws the cover of an article as SVG. */
export const draw = ({ width, height, ...look }: CoverRequest): string =>
  mapSvg(coverMap(look, { width, height }));
