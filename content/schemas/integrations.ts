import { z } from 'zod';
import { categoryKeys } from '@/lib/integrations/integrations';
import { integration } from '../integrations/types';
import { pageFacts, pageImage } from '../products/types';
import { between, text, thread, unlike } from './base';

/** Entries of one category. */
const entries = (category: string) =>
  unlike(integration.extend({ category: z.literal(category) }), 'heading', 1, 300);

/** A group of the catalog. */
const category = z.strictObject({
  key: z.enum(categoryKeys),
  label: text.max(30),
  thread,
  /** What goes which way, in one line. */
  text: text.max(90),
});

const page = z.looseObject({
  page: pageFacts,
  hero: z.looseObject({
    heading: between(text.max(40), 1, 3),
    description: text,
    image: pageImage,
  }),
  catalog: z.looseObject({ title: text, all: text.max(30), note: text }),
  // Buttons of the filter: twelve are three lines.
  categories: unlike(category, 'key', 2, 12),
  request: z.looseObject({ dialog: z.looseObject({ title: text.max(60) }) }),
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
