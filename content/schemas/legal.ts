import { z } from 'zod';
import { legalDocument } from '../legal/types';
import { pageFacts } from '../products/types';
import { day, text } from './base';

const emptyPage = z.looseObject({ page: pageFacts, title: text, text });

const whitePaper = z.looseObject({
  id: z.int().positive(),
  title: text,
  description: text,
  category: text,
  publishDate: day,
  sample: z.literal(true, 'must be marked as a sample'),
});

/** Legal pages, the two empty pages, the one without a connection and preview pictures, by file. */
export const legalSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/legal/privacy-policy.ts': z.looseObject({ privacyPolicy: legalDocument }),
  'content/legal/terms.ts': z.looseObject({ terms: legalDocument }),
  'content/pages/legal.ts': z.looseObject({ privacyPage: pageFacts, termsPage: pageFacts }),
  'content/pages/offline.ts': z.looseObject({ offlinePage: z.record(z.string(), text) }),
  'content/pages/empty.ts': z.looseObject({ webinarsPage: emptyPage, whitePapersPage: emptyPage }),
  'content/white-papers.ts': z.looseObject({
    whitePapers: z.array(whitePaper).length(6, 'must list six sample papers'),
  }),
  'content/og.ts': z.looseObject({ previews: z.record(text, z.looseObject({ words: text })) }),
};
