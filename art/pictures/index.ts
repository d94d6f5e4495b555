import type { Sheet } from '../pens/sheet';
import { casesSheets } from './cases';
import { deliverySheets } from './delivery';
import { driverSheets } from './driver';
import { fieldSheets } from './field';
import { fleetSheets } from './fleet';
import { helpSheets } from './help';
import { industriesSheets } from './industries';
import { integrationsSheets } from './integrations';
import { papersSheets } from './papers';
import { pricingSheets } from './pricing';
import { routeSheets } from './route';
import { simSheets } from './sim';
import { storiesSheets } from './stories';
import { supervisorSheets } from './supervisor';
import { testimonialsSheets } from './testimonials';
import { useCasesSheets } from './use-cases';

/** Every picture drawn by shapes and words, by name. */
export const sheets = {
  ...casesSheets,
  ...deliverySheets,
  ...driverSheets,
  ...fieldSheets,
  ...fleetSheets,
  ...helpSheets,
  ...industriesSheets,
  ...integrationsSheets,
  ...papersSheets,
  ...pricingSheets,
  ...routeSheets,
  ...simSheets,
  ...storiesSheets,
  ...supervisorSheets,
  ...testimonialsSheets,
  ...useCasesSheets,
} satisfies Record<string, Sheet>;
