import { z } from 'zod';
import { feature, hero, heroStrip, highlight, pageFacts, pageImage } from '../products/types';
import { anchor, between, stat, text, unlike } from './base';

/**
 * The features of a product page by the name under which the page places them. Each fills about a
 * window: past twelve nobody reaches the plans below.
 */
const featuresOf = (least: number) =>
  z.record(z.string(), feature).superRefine((all, context) => {
    const input = Object.keys(all).length;
    const message = `must be ${least} features at least and 12 at most`;
    if (input < least || input > 12) context.addIssue({ code: 'custom', input, message });
  });

/** A product page: facts, hero, highlights, features by name, uses. */
const product = z.looseObject({
  page: pageFacts,
  hero,
  highlights: z.looseObject({
    title: text,
    // Cards that run to the side.
    items: between(highlight, 3, 12),
  }),
  features: featuresOf(3),
  statsTitle: text,
  uses: z.looseObject({ title: text }),
});

const labeled = between(z.looseObject({ label: text.max(40) }), 1, 6);

const deliveryManagement = product.extend({
  parcel: z.looseObject({
    // Stations along one line.
    stations: between(z.strictObject({ time: text, title: text, note: text }), 2, 4),
  }),
});

const driverMobileApp = product.extend({
  messages: z.looseObject({
    section_id: anchor,
    // One for each kind of notice of content/home/features.ts.
    moments: between(text, 2, 6),
  }),
  permissions: z.looseObject({ rows: between(between(text, 2, 6), 1, 8) }),
  credentials: labeled,
  statuses: labeled,
});

const fleetManagement = product.extend({
  strip: heroStrip,
  ownFigures: between(z.looseObject(stat.shape), 1, 3),
});

const card = z.looseObject({ id: anchor, heading: text, description: text, image: pageImage });

const routeOptimization = product.extend({
  // Most features of this product are cards.
  highlights: z.looseObject({ title: text, lead: text, items: unlike(card, 'id', 3, 12) }),
  features: featuresOf(1),
  results: z.looseObject({ title: text, rows: between(z.unknown(), 1, 6) }),
  uses: z.looseObject({ title: text, items: between(z.looseObject({ who: text }), 1, 6) }),
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
    deliveryStats: between(z.looseObject(stat.shape), 1, 4),
  }),
  'content/products/trial-tags.ts': z.looseObject({
    trialTags: between(text.max(40), 1, 5),
    trackingSigns: between(z.looseObject({ icon: text, label: text.max(40) }), 0, 5),
  }),
};
