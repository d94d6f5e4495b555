import { z } from 'zod';
import { hero, highlight, pageFacts, pageFigure, stores, use } from '../products/types';
import { between, icon, link, type Shape, text } from './base';
import { feature } from './features';
import { productScreen } from './parts/product-screen';

/** Reserved anchors. */
const ownIds = [
  'highlights',
  'in-short',
  'planner',
  'screen',
  'delivery-stats',
  'uses',
  'product-title',
  'content',
  'home',
];

const features = between(feature, 3, 12).superRefine((all, context) => {
  for (const [at, { section_id }] of all.entries()) {
    if (!ownIds.includes(section_id)) continue;
    const message = 'must not be the id of a part that every product page has, choose another';
    context.addIssue({ code: 'custom', path: [at, 'section_id'], input: section_id, message });
  }
});

/** A product page: facts, hero with figures, highlights, features in their order, uses. */
const product = z.strictObject({
  page: pageFacts,
  /** The smallest plan with all of it, by its id, where its parts are not in different ones. */
  plan: text.optional(),
  hero,
  /** Chips under the hero's buttons, such as some of the planner's rules. */
  rules: z.strictObject({ title: text.max(60), items: between(text.max(24), 1, 12) }).optional(),
  stores: stores.optional(),
  /** What a buyer asks first, for a product that does not suit everybody. */
  short: z
    .strictObject({
      title: text.max(60),
      text: text.max(160),
      items: between(z.strictObject({ term: text.max(24), text: text.max(180) }), 3, 6),
      link,
    })
    .optional(),
  /** On route optimization the planner stands in its place. */
  screen: productScreen.optional(),
  highlights: z.strictObject({
    title: text.max(60),
    lead: text.max(160).optional(),
    variant: z.enum(['cards', 'list']),
    // Four rows of three cards.
    items: between(highlight, 3, 12),
  }),
  featuresTitle: text.max(60),
  features,
  /** Further figures of this page alone. */
  ownFigures: between(pageFigure, 0, 3).optional(),
  // Without any the section is left out.
  uses: z.strictObject({ title: text.max(60), items: between(use, 0, 8) }),
});

const routeOptimization = product.extend({
  /** The planner's place: what stands there until it comes, and without script. */
  planner: z.strictObject({
    title: text.max(30),
    lead: text.max(160),
    open: text.max(30),
    /** What the planner cannot do, below it. */
    limits: text.max(160),
    /** The day as it was planned manually, with its cut for phones. */
    manual: z.strictObject({ picture: text, narrow: text }),
    /** The same day optimized, for readers without script. */
    optimized: z.strictObject({ picture: text }),
  }),
});

export const productSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/products/delivery-management.ts': z.strictObject({
    deliveryManagement: product,
    proofKindCount: z.int().positive(),
  }),
  'content/products/driver-mobile-app.ts': z.strictObject({ driverMobileApp: product }),
  'content/products/fleet-management.ts': z.strictObject({ fleetManagement: product }),
  'content/products/sim-tracking.ts': z.strictObject({ simTracking: product }),
  'content/products/route-optimization.ts': z.strictObject({ routeOptimization }),
  'content/products/fieldforce-management.ts': z.strictObject({ fieldforceManagement: product }),
  'content/products/supervisor-app.ts': z.strictObject({ supervisorApp: product }),
  'content/products/delivery-stats.ts': z.strictObject({
    // Four columns.
    deliveryStats: between(pageFigure.extend({ value: text.max(9) }), 1, 4),
  }),
  'content/products/trial-tags.ts': z.strictObject({
    trialTags: between(text.max(40), 1, 5),
    trackingSigns: between(z.strictObject({ icon, label: text.max(40) }), 0, 5),
  }),
};

export type ProductContent = Shape<typeof product>;
export type RouteContent = Shape<typeof routeOptimization>;
