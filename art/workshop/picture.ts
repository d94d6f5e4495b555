import { type MapSpec, mapSvg } from '../maps/map';
import { type Drawing, drawingSvg } from '../pens/drawing';

/** A picture of the workshop: a map of the city, or a drawing of shapes and words. */
export type Picture = MapSpec | Drawing;

/** A picture as an SVG document. */
export const svgOf = (picture: Picture): string =>
  'plan' in picture ? mapSvg(picture) : drawingSvg(picture);
