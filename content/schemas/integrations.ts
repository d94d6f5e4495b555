import { z } from 'zod';
import { pageFacts, pageImage } from './products';

const text = z.string().min(1, 'must not be empty');

/** Entries of one category. */
const entries = (category: string) =>
  z
    .array(
      z.strictObject({
        image: text.startsWith('logo-', "must begin with 'logo-'"),
        heading: text.max(24, 'must fit a card: 24 characters at most'),
        description: text
          .min(80, 'must say what flows, which way and when: 80 characters at least')
          .max(170, 'must fit a card: 170 characters at most'),
        category: z.literal(category),
        kind: text.max(20, 'must fit a card: 20 characters at most'),
        timing: text.max(24, 'must fit a card: 24 characters at most'),
        sample: z.boolean(),
      }),
    )
    .min(1, 'must have an entry')
    .refine(
      (list) => new Set(list.map(({ heading }) => heading)).size === list.length,
      'holds a system twice',
    );

/** Labels of the filter, in their order. */
const labels = [
  'Marketplace',
  'eCommerce Storefronts',
  'Warehousing',
  'Accounting and ERP',
  'Hardware',
];

/** The integrations page and its catalog, by file. */
export const integrationsSchemas = {
  'content/integrations/market-place.ts': z.looseObject({ marketPlaces: entries('market-place') }),
  'content/integrations/ecommerce.ts': z.looseObject({ storefronts: entries('eCommerce') }),
  'content/integrations/warehousing.ts': z.looseObject({ warehousing: entries('warehousing') }),
  'content/integrations/accounting-erp.ts': z.looseObject({
    accountingErp: entries('accounting-erp'),
  }),
  'content/integrations/hardware.ts': z.looseObject({ hardware: entries('hardware') }),
  'content/pages/integrations.ts': z.looseObject({
    integrationsPage: z.looseObject({
      page: pageFacts,
      hero: z.looseObject({ heading: z.array(text), description: text, image: pageImage }),
      catalog: z.looseObject({ title: text, all: z.literal('All Integrations'), note: text }),
      categories: z
        .array(z.strictObject({ key: text, label: text, thread: text, text }))
        .refine((list) => list.map(({ label }) => label).join() === labels.join(), {
          message: `must be ${labels.join(', ')}`,
        }),
      request: z.looseObject({
        dialog: z.looseObject({ title: z.literal('Request Integration') }),
      }),
    }),
  }),
} as const satisfies Record<string, z.ZodType>;
