import { spelled } from '../words/spelled';
import { findPicture } from './pictures';
import { isRaster } from './raster';

export const isPhoto = (name: string): boolean => isRaster(findPicture(name)?.file ?? '');

/** The cut if it was drawn, or else the picture itself; a photograph serves for all drawn cuts. */
export const cutOf = (name: string, cut: string): string =>
  findPicture(cut) && (isPhoto(cut) || !isPhoto(name)) ? cut : name;

/** Describes a drawn map; empty for a photograph. */
export function mapAlt(name: string): string {
  if (isPhoto(name)) return '';
  const { routes = 0 } = findPicture(name) ?? {};
  return `Map of an invented city: ${spelled(routes)} routes leave one depot and never touch.`;
}
