import type { PictureFile } from './picture-file';

/** Height of a logo of the catalog in pixels. A drawn file holds two, one below the other: at rest, and pointed at. */
export const logoHeight = 40;

/** Whether a logo was drawn by the workshop; any other is a file that somebody put there. */
export const isDrawnLogo = ({ file, height, followsTheme = false }: PictureFile): boolean =>
  file.endsWith('.svg') && height === 2 * logoHeight && followsTheme;
