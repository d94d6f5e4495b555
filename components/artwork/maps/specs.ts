import type { PictureSpec } from './picture';
import { caseSpecs } from './specs-cases';
import { groundSpecs } from './specs-ground';
import { menuSpecs } from './specs-menus';
import { sheetSpecs } from './specs-sheets';
import { tileSpecs } from './specs-tiles';
import { weatherSpecs } from './specs-weather';

/** All pictures of the site by name. */
export const specs = {
  ...groundSpecs,
  ...sheetSpecs,
  ...tileSpecs,
  ...menuSpecs,
  ...caseSpecs,
  ...weatherSpecs,
} satisfies Record<string, PictureSpec>;
