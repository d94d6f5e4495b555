import { z } from 'zod';
import { legalDocument } from '../../legal/types';
import { pageFacts } from '../../products/types';
import { day, type Shape, text } from '../base';

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

export const legalSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/events.ts': z.strictObject({ eventLines: z.array(z.tuple([text, text])) }),
  'content/legal/privacy-policy.ts': z.strictObject({ privacyPolicy: legalDocument }),
  'content/legal/terms.ts': z.strictObject({ terms: legalDocument }),
  'content/pages/legal.ts': z.strictObject({ privacyPage: pageFacts, termsPage: pageFacts }),
  'content/pages/days.ts': z.strictObject({ pageDays: z.record(z.string(), day) }),
  'content/pages/offline.ts': z.strictObject({ offlinePage }),
};

export type OfflinePage = Shape<typeof offlinePage>;
