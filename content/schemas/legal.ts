import { z } from 'zod';
import { legalDocument } from '../legal/types';
import { pageFacts } from '../products/types';
import { whitePaper } from '../white-papers/types';
import { between, text } from './base';

const emptyPage = z.looseObject({ page: pageFacts, title: text, text });

/** Legal pages, the two empty pages, and the one without a connection, by file. */
export const legalSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/legal/privacy-policy.ts': z.looseObject({ privacyPolicy: legalDocument }),
  'content/legal/terms.ts': z.looseObject({ terms: legalDocument }),
  'content/pages/legal.ts': z.looseObject({ privacyPage: pageFacts, termsPage: pageFacts }),
  'content/pages/offline.ts': z.looseObject({ offlinePage: z.record(z.string(), text) }),
  'content/pages/empty.ts': z.looseObject({ webinarsPage: emptyPage, whitePapersPage: emptyPage }),
  // Buttons of the filter.
  'content/white-papers.ts': z.strictObject({
    whitePaperCategories: between(text.max(40), 1, 12),
  }),
  'content/white-papers/*.ts': z.strictObject({ paper: whitePaper }),
};
