import { z } from 'zod';
import { pageFacts } from './products';

const text = z.string().min(1, 'must not be empty');

const block = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('paragraph'), text }),
  z.looseObject({ type: z.literal('list'), items: z.array(text).min(1) }),
]);

/** A legal page: its short version, then chapters. */
const legal = z.looseObject({
  title: text,
  updated: z.iso.date('must be a date such as 2025-11-03'),
  inShort: z.array(z.looseObject({ value: text, label: text })).length(3, 'must have 3 phrases'),
  chapters: z
    .array(z.looseObject({ id: text, title: text, inShort: text, blocks: z.array(block).min(1) }))
    .min(5, 'must have 5 chapters or more'),
});

const emptyPage = z.looseObject({ page: pageFacts, title: text, text });

const whitePaper = z.looseObject({
  id: z.number().int().positive(),
  title: text,
  description: text,
  category: text,
  publishDate: z.iso.date('must be a date'),
  sample: z.literal(true, 'must be marked as a sample'),
});

/** Legal pages, the two empty pages, the one without a connection and preview pictures. */
export const legalSchemas = {
  'content/legal/privacy-policy.ts': z.looseObject({ privacyPolicy: legal }),
  'content/legal/terms.ts': z.looseObject({ terms: legal }),
  'content/pages/legal.ts': z.looseObject({ privacyPage: pageFacts, termsPage: pageFacts }),
  'content/pages/offline.ts': z.looseObject({ offlinePage: z.record(z.string(), text) }),
  'content/pages/empty.ts': z.looseObject({ webinarsPage: emptyPage, whitePapersPage: emptyPage }),
  'content/white-papers.ts': z.looseObject({
    whitePapers: z.array(whitePaper).length(6, 'must list six sample papers'),
  }),
  'content/og.ts': z.looseObject({ previews: z.record(text, z.looseObject({ words: text })) }),
};
