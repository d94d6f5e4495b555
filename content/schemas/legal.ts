import { z } from 'zod';
import { legalDocument } from '../legal/types';
import { pageFacts } from '../products/types';
import { whitePaper } from '../white-papers/types';
import { between, type Shape, text } from './base';

const emptyPage = z.looseObject({ page: pageFacts, title: text, text });

/** The page without a connection: what it says, with pages that were kept and without any. */
const offlinePage = z.strictObject({
  metaTitle: text.max(65),
  description: text.max(160),
  title: text.max(40),
  text: text.max(120),
  again: text.max(30),
  read: text.max(30),
  saved: text.max(40),
  waiting: text.max(160),
  none: text.max(160),
});

/** Legal pages, the two empty pages, and the one without a connection, by file. */
export const legalSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/legal/privacy-policy.ts': z.looseObject({ privacyPolicy: legalDocument }),
  'content/legal/terms.ts': z.looseObject({ terms: legalDocument }),
  'content/pages/legal.ts': z.strictObject({ privacyPage: pageFacts, termsPage: pageFacts }),
  'content/pages/offline.ts': z.strictObject({ offlinePage }),
  'content/pages/empty.ts': z.looseObject({ webinarsPage: emptyPage, whitePapersPage: emptyPage }),
  // Buttons of the filter.
  'content/white-papers.ts': z.strictObject({
    whitePaperCategories: between(text.max(40), 1, 12),
  }),
  'content/white-papers/*.ts': z.strictObject({ paper: whitePaper }),
};

export type OfflinePage = Shape<typeof offlinePage>;
