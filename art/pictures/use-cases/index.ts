import type { Picture } from '@/art/workshop/picture';
import { couriersSheets } from './couriers';
import { ecommerceSheets } from './ecommerce';
import { restaurantsSheets } from './restaurants';
import { retailSheets } from './retail';

/** The pictures of the four use cases. */
export const pictures = {
  ...couriersSheets,
  ...ecommerceSheets,
  ...restaurantsSheets,
  ...retailSheets,
} as const satisfies Record<string, Picture>;
