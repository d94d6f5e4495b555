import { blogMaps } from '../pictures/blog/city-maps';
import { casesMaps } from '../pictures/cases/city-maps';
import { caseSpecs } from '../pictures/cases/covers';
import { contactMaps } from '../pictures/contact/city-maps';
import { fieldMaps } from '../pictures/field/city-maps';
import { fleetMaps } from '../pictures/fleet/city-maps';
import { groundSpecs } from '../pictures/home/ground';
import { sheetSpecs } from '../pictures/home/sheets';
import { tileSpecs } from '../pictures/home/tiles';
import { weatherSpecs } from '../pictures/home/weather';
import { menuSpecs } from '../pictures/menus/city-maps';
import { pricingMaps } from '../pictures/pricing/city-maps';
import { routeMaps } from '../pictures/route/city-maps';
import { simMaps } from '../pictures/sim/city-maps';
import { storiesMaps } from '../pictures/stories/city-maps';
import { supervisorMaps } from '../pictures/supervisor/city-maps';
import { testimonialsMaps } from '../pictures/testimonials/city-maps';
import type { PictureSpec } from './picture';

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
