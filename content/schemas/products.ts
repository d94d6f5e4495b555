import { z } from 'zod';
import { figures } from '../figures';
import { feature, hero, heroStrip, highlight, pageFacts, pageImage } from '../products/types';
import { text } from './base';

/** A product page: facts, hero, highlights, features by name, uses. */
const product = z.looseObject({
  page: pageFacts,
  hero,
  highlights: z.looseObject({
    title: text,
    items: z.array(highlight).min(4, 'must have four highlights or more'),
  }),
  features: z.record(z.string(), feature),
  statsTitle: text,
  uses: z.looseObject({ title: text }),
});

/** A feature whose id menus and other pages link to. */
const linked = (id: string) => feature.extend({ section_id: z.literal(id) });

const valued = (value: string) => z.looseObject({ value: z.literal(value) });

const named = (...names: string[]) =>
  z.array(z.looseObject({ label: z.enum(names) })).length(names.length);

const deliveryManagement = product.extend({
  features: z.object({
    lastMile: linked('last-mile-delivery-management'),
    proof: linked('delivery-proof-&-validation'),
    pickup: linked('pickup-management'),
    carriers: linked('carrier-integration'),
    experience: linked('customer-experience-management'),
    dispatcher: linked('dispatcher-mobile-app'),
  }),
  parcel: z.looseObject({
    stations: z.array(z.strictObject({ time: text, title: text, note: text })).length(4),
  }),
});

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

const fleetManagement = product.extend({
  strip: heroStrip,
  features: z.object({
    iot: linked('iot-gps-tracking'),
    sim: linked('sim-based-tracking'),
    rfid: linked('rfid-based-plant-tracking'),
    alerts: linked('alert-&-notification'),
    billing: linked('billing-automation'),
    hardware: linked('other-hardware-integration'),
  }),
  ownFigures: z.tuple([
    valued(figures.fleetOperatingCost.value),
    valued(figures.fleetUtilization.value),
    valued(figures.fleetUptime.value),
  ]),
});

const menuAnchors = [
  'non-overlapping-routes',
  'planning-constraints',
  'traffic-and-weather',
  're-optimization',
];

const cards = z
  .array(z.looseObject({ id: text, heading: text, description: text, image: pageImage }))
  .length(6, 'must be six cards')
  .refine(
    (all) => menuAnchors.every((id) => all.some((card) => card.id === id)),
    'must hold the four cards that the header links to',
  );

const routeOptimization = product.extend({
  highlights: z.looseObject({ title: text, lead: text, items: cards }),
  results: z.looseObject({ title: text, rows: z.array(z.unknown()).length(3) }),
  uses: z.looseObject({
    title: text,
    items: z.array(z.looseObject({ who: text })).length(4, 'must be four industries'),
  }),
});

/** The product pages and what they share, by file. */
export const productSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/products/delivery-management.ts': z.looseObject({ deliveryManagement }),
  'content/products/driver-mobile-app.ts': z.looseObject({ driverMobileApp }),
  'content/products/fleet-management.ts': z.looseObject({ fleetManagement }),
  'content/products/sim-tracking.ts': z.looseObject({
    simTracking: product.extend({ strip: heroStrip }),
  }),
  'content/products/route-optimization.ts': z.looseObject({ routeOptimization }),
  'content/products/fieldforce-management.ts': z.looseObject({ fieldforceManagement: product }),
  'content/products/supervisor-app.ts': z.looseObject({ supervisorApp: product }),
  'content/products/delivery-stats.ts': z.looseObject({
    deliveryStats: z.tuple([valued('25%'), valued('99%'), valued('5 Stars')]),
  }),
  'content/products/trial-tags.ts': z.looseObject({
    trialTags: z.tuple([
      z.literal('7-day free trial'),
      z.literal('No credit card required'),
      z.literal('Cancel anytime'),
    ]),
    trackingSigns: z
      .array(z.looseObject({ icon: text, label: text }))
      .length(3, 'must be three ways'),
  }),
};
