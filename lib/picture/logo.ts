import type { PictureFile } from './picture-file';

/** Pixels. A drawn file holds two logos, one below the other: at rest and hovered. */
export const logoHeight = 40;

/** Whether a logo was drawn here rather than put in by hand. */
export const isDrawnLogo = ({ file, height, followsTheme = false }: PictureFile): boolean =>
  file.endsWith('.svg') && height === 2 * logoHeight && followsTheme;
