import { z } from 'zod';
import { pageImage, product } from './products';

const text = z.string().min(1, 'must not be empty');

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
    (list) => menuAnchors.every((id) => list.some((card) => card.id === id)),
    'must hold the four cards that the header links to',
  );

/** What route optimization, the field force and the supervisor app must hold, by file. */
export const planningSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/products/route-optimization.ts': z.looseObject({
    routeOptimization: product.extend({
      highlights: z.looseObject({ title: text, lead: text, items: cards }),
      results: z.looseObject({ title: text, rows: z.array(z.unknown()).length(3) }),
      uses: z.looseObject({
        title: text,
        items: z.array(z.looseObject({ who: text })).length(4, 'must be four industries'),
      }),
    }),
  }),
  'content/products/fieldforce-management.ts': z.looseObject({ fieldforceManagement: product }),
  'content/products/supervisor-app.ts': z.looseObject({ supervisorApp: product }),
};
