import { drawPicture } from '../maps/picture';
import { type CoverWish, coverSpec } from '../pictures/blog/covers';

/** A cover, and the size of its picture in pixels. */
interface CoverRequest extends CoverWish {
  width: number;
  height: number;
}

/** Draws the cover of an article as SVG. */
export const draw = ({ width, height, ...look }: CoverRequest): string =>
  drawPicture(coverSpec(look, { width, height }));
