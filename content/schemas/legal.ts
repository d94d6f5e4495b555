import { z } from 'zod';
import { legalDocument } from '../legal/types';
import { pageFacts } from '../products/types';
import { text } from './base';

/** Legal pages, the one without a connection and preview pictures, by file. */
export const legalSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/legal/privacy-policy.ts': z.strictObject({ privacyPolicy: legalDocument }),
  'content/legal/terms.ts': z.strictObject({ terms: legalDocument }),
  'content/pages/legal.ts': z.strictObject({ privacyPage: pageFacts, termsPage: pageFacts }),
  'content/pages/offline.ts': z.looseObject({ offlinePage: z.record(z.string(), text) }),
  'content/og.ts': z.looseObject({ previews: z.record(text, z.looseObject({ words: text })) }),
};
