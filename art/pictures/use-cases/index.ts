import type { Picture } from '@/art/workshop/picture';
import { couriersDrawings } from './couriers';
import { ecommerceDrawings } from './ecommerce';
import { restaurantsDrawings } from './restaurants';
import { retailDrawings } from './retail';

/** The pictures of the four use cases. */
export const pictures = {
  ...couriersDrawings,
  ...ecommerceDrawings,
  ...restaurantsDrawings,
  ...retailDrawings,
} as const satisfies Record<string, Picture>;
