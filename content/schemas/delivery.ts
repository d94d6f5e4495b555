import { z } from 'zod';
import { product } from './products';

const text = z.string().min(1, 'must not be empty');

const feature = (id: string) => z.looseObject({ section_id: z.literal(id) });

const deliveryManagement = product.extend({
  features: z.looseObject({
    lastMile: feature('last-mile-delivery-management'),
    proof: feature('delivery-proof-&-validation'),
    pickup: feature('pickup-management'),
    carriers: feature('carrier-integration'),
    experience: feature('customer-experience-management'),
    dispatcher: feature('dispatcher-mobile-app'),
  }),
  parcel: z.looseObject({
    stations: z.array(z.strictObject({ time: text, title: text, note: text })).length(4),
  }),
});

const named = (...names: string[]) =>
  z.array(z.looseObject({ label: z.enum(names) })).length(names.length);

const driverMobileApp = product.extend({
  messages: z.looseObject({
    section_id: z.literal('driver-mobile-app'),
    moments: z.array(text).length(4, 'must be one for each kind of notice'),
  }),
  permissions: z.looseObject({
    rows: z.array(z.array(text)).length(4, 'must be the four permissions'),
  }),
  credentials: named('Company code', 'Username', 'Password'),
  statuses: named('Complete', 'Failed'),
});

/** The pages of the delivery product and its driver app. */
export const deliverySchemas = {
  'content/products/delivery-management.ts': z.looseObject({ deliveryManagement }),
  'content/products/driver-mobile-app.ts': z.looseObject({ driverMobileApp }),
} as const;
