import { z } from 'zod';
import { hero, heroStrip, highlight, mapUse, pageFacts, pageFigure, use } from '../products/types';
import { anchor, between, href, icon, type Shape, text, thread } from './base';
import { feature } from './features';
import { productFigure } from './parts/product-figure';

/** Reserved anchors. */
const ownIds = [
  'highlights',
  'planner',
  'delivery-stats',
  'uses',
  'product-title',
  'content',
  'home',
];

// Each fills about a window.
const features = between(feature, 3, 12).superRefine((all, context) => {
  for (const [at, { section_id }] of all.entries()) {
    if (!ownIds.includes(section_id)) continue;
    const message = 'must not be the id of a part that every product page has, choose another';
    context.addIssue({ code: 'custom', path: [at, 'section_id'], input: section_id, message });
  }
});

const highlightsOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    title: text.max(60),
    lead: text.max(160).optional(),
    // Four rows of three.
    items: between(item, 3, 12),
  });

const product = z.strictObject({
  page: pageFacts,
  hero,
  highlights: highlightsOf(highlight),
  features,
  statsTitle: text.max(60),
  figure: productFigure,
  // Hidden where empty.
  uses: z.strictObject({ title: text.max(60), items: between(use, 0, 8) }),
});

const deliveryManagement = product.extend({
  /** A parcel's day, in the strip under the hero. */
  parcel: z.strictObject({
    source: text.max(40),
    name: text.max(40),
    place: text.max(40),
    stations: between(
      z.strictObject({ time: text.max(8), title: text.max(20), note: text.max(30) }),
      2,
      4,
    ),
  }),
});

const driverMobileApp = product.extend({
  stores: z.strictObject({
    lead: text.max(40),
    note: text.max(90),
    requirements: z.strictObject({ label: text.max(40), href }),
  }),
});

const fleetManagement = product.extend({
  strip: heroStrip,
  ownFigures: between(pageFigure, 0, 3),
});

const simTracking = product.extend({ strip: heroStrip });

const routeOptimization = product.extend({
  rules: z.strictObject({ title: text.max(60), items: between(text.max(24), 1, 12) }),
  // The header's menu links to some.
  highlights: highlightsOf(highlight.extend({ id: anchor })),
  /** Shown until the planner has loaded, and without scripts. */
  planner: z.strictObject({
    title: text.max(30),
    lead: text.max(160),
    open: text.max(30),
    /** The manual plan of the day. */
    byHand: z.strictObject({ picture: text, narrow: text }),
    /** The optimized plan, without scripts. */
    woven: z.strictObject({ picture: text }),
  }),
  // Rows of two to four.
  uses: z.strictObject({ title: text.max(60), items: between(mapUse, 0, 8) }),
});

const fieldforceManagement = product.extend({
  // Stops of one day.
  highlights: highlightsOf(
    highlight.extend({ time: text.regex(/^\d\d:\d\d$/, 'must be a time such as 09:12') }),
  ),
});

export const productSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/products/delivery-management.ts': z.strictObject({
    deliveryManagement,
    proofKindCount: z.int().positive(),
  }),
  'content/products/driver-mobile-app.ts': z.strictObject({ driverMobileApp }),
  'content/products/fleet-management.ts': z.strictObject({ fleetManagement }),
  'content/products/sim-tracking.ts': z.strictObject({ simTracking }),
  'content/products/route-optimization.ts': z.strictObject({ routeOptimization }),
  'content/products/fieldforce-management.ts': z.strictObject({ fieldforceManagement }),
  'content/products/supervisor-app.ts': z.strictObject({ supervisorApp: product }),
  'content/products/delivery-stats.ts': z.strictObject({
    // Four columns.
    deliveryStats: between(pageFigure.extend({ value: text.max(9), thread }), 1, 4),
  }),
  'content/products/trial-tags.ts': z.strictObject({
    trialTags: between(text.max(40), 1, 5),
    trackingSigns: between(z.strictObject({ icon, label: text.max(40) }), 0, 5),
  }),
};

export type ProductContent = Shape<typeof product>;
export type DeliveryContent = Shape<typeof deliveryManagement>;
export type DriverAppContent = Shape<typeof driverMobileApp>;
export type FleetContent = Shape<typeof fleetManagement>;
export type SimContent = Shape<typeof simTracking>;
export type RouteContent = Shape<typeof routeOptimization>;
export type FieldContent = Shape<typeof fieldforceManagement>;
