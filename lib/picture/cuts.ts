import { findPicture } from './pictures';
import { isRaster } from './raster';

export const isPhoto = (name: string): boolean => isRaster(findPicture(name)?.file ?? '');

/** The cut if it was drawn, or else the picture itself; a photograph serves for all drawn cuts. */
export const cutOf = (name: string, cut: string): string =>
  findPicture(cut) && (isPhoto(cut) || !isPhoto(name)) ? cut : name;
