import type { Sheet } from '@/art/pens/sheet';
import { couriersSheets } from './couriers';
import { ecommerceSheets } from './ecommerce';
import { restaurantsSheets } from './restaurants';
import { retailSheets } from './retail';

/** The pictures of the four use cases. */
export const useCasesSheets = {
  ...couriersSheets,
  ...ecommerceSheets,
  ...restaurantsSheets,
  ...retailSheets,
} as const satisfies Record<string, Sheet>;
