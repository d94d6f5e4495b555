import { z } from 'zod';
import { categoryKeys } from '@/lib/integrations/integrations';
import { integration } from '../integrations/types';
import { pageFacts, pageImage } from '../products/types';
import { between, text, thread, unlike } from './base';

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
  'content/integrations/*.ts': z.strictObject({ integration }),
  'content/pages/integrations.ts': z.looseObject({ integrationsPage: page }),
};
