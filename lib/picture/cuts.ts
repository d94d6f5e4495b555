import { findPicture } from './pictures';
import { isRaster } from './raster';

/** Whether a picture is a photograph that somebody put into public/images. */
export const isPhoto = (name: string): boolean => isRaster(findPicture(name)?.file ?? '');

/**
 * What to show where a cut of a picture is asked for: the cut that was drawn. A photograph serves
 * for all cuts that are none themselves, and so does a picture without the cut.
 */
export const cutOf = (name: string, cut: string): string =>
  findPicture(cut) && (isPhoto(cut) || !isPhoto(name)) ? cut : name;
