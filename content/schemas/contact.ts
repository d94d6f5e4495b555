import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { between, text } from './base';

/** The contact page and its hours, by file. */
export const contactSchemas = {
  'content/contact.ts': z.looseObject({
    contactPage: z.looseObject({
      page: pageFacts,
      // Entries of two selects.
      form: z.looseObject({
        title: text,
        subjects: between(text.max(40), 1, 12),
        fleetSizes: between(text.max(20), 2, 10),
      }),
      image: pageImage,
    }),
  }),
  'content/support-hours.ts': z.looseObject({
    supportHours: z.looseObject({ phone: text.max(40), emailAnswer: text.max(40) }),
  }),
} as const satisfies Record<string, z.ZodType>;
