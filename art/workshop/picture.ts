import { drawPicture, type PictureSpec } from '../maps/picture';
import { drawSheet, type Sheet } from '../pens/sheet';

/** A picture of the workshop: a map of the city, or a drawing of shapes and words. */
export type Picture = PictureSpec | Sheet;

/** A picture as an SVG document. */
export const svgOf = (picture: Picture): string =>
  'plan' in picture ? drawPicture(picture) : drawSheet(picture);
