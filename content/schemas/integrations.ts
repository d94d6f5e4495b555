import { z } from 'zod';
import { integration } from '../integrations/types';
import { pageFacts, pageImage } from '../products/types';
import { list, text, thread } from './base';

/** Entries of one category. */
const entries = (category: string) =>
  list(integration.extend({ category: z.literal(category) })).refine(
    (all) => new Set(all.map(({ heading }) => heading)).size === all.length,
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

const page = z.looseObject({
  page: pageFacts,
  hero: z.looseObject({ heading: z.array(text), description: text, image: pageImage }),
  catalog: z.looseObject({ title: text, all: z.literal('All Integrations'), note: text }),
  categories: z
    .array(z.strictObject({ key: text, label: text, thread, text }))
    .refine((all) => all.map(({ label }) => label).join() === labels.join(), {
      message: `must be ${labels.join(', ')}`,
    }),
  request: z.looseObject({ dialog: z.looseObject({ title: z.literal('Request Integration') }) }),
});

/** The integrations page and its catalog, by file. */
export const integrationsSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/integrations/market-place.ts': z.looseObject({ marketPlaces: entries('market-place') }),
  'content/integrations/ecommerce.ts': z.looseObject({ storefronts: entries('eCommerce') }),
  'content/integrations/warehousing.ts': z.looseObject({ warehousing: entries('warehousing') }),
  'content/integrations/accounting-erp.ts': z.looseObject({
    accountingErp: entries('accounting-erp'),
  }),
  'content/integrations/hardware.ts': z.looseObject({ hardware: entries('hardware') }),
  'content/pages/integrations.ts': z.looseObject({ integrationsPage: page }),
};
