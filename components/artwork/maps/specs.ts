import type { PictureSpec } from './picture';
import { caseSpecs } from './specs-cases';
import { groundSpecs } from './specs-ground';
import { menuSpecs } from './specs-menus';
import { blogMaps } from './specs-page-blog';
import { casesMaps } from './specs-page-cases';
import { contactMaps } from './specs-page-contact';
import { fieldMaps } from './specs-page-field';
import { fleetMaps } from './specs-page-fleet';
import { pricingMaps } from './specs-page-pricing';
import { routeMaps } from './specs-page-route';
import { simMaps } from './specs-page-sim';
import { storiesMaps } from './specs-page-stories';
import { supervisorMaps } from './specs-page-supervisor';
import { testimonialsMaps } from './specs-page-testimonials';
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
  ...blogMaps,
  ...casesMaps,
  ...contactMaps,
  ...fieldMaps,
  ...fleetMaps,
  ...pricingMaps,
  ...routeMaps,
  ...simMaps,
  ...storiesMaps,
  ...supervisorMaps,
  ...testimonialsMaps,
  ...weatherSpecs,
} satisfies Record<string, PictureSpec>;
