import { z } from 'zod';
import { integration } from '../integrations/types';
import { pageFacts, pageImage } from '../products/types';
import { text, thread } from './base';

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
  'content/integrations/*.ts': z.strictObject({ integration }),
  'content/pages/integrations.ts': z.looseObject({ integrationsPage: page }),
};
