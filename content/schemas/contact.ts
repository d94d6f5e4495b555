import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { text } from './base';

const exactly = (...options: string[]) =>
  z.array(z.string()).refine((value) => value.join('|') === options.join('|'), {
    message: `must be ${options.join(', ')}`,
  });

/** Subjects and sizes that the receiver of the form knows. */
export const contactSchemas = {
  'content/contact.ts': z.looseObject({
    contactPage: z.looseObject({
      page: pageFacts,
      form: z.looseObject({
        title: text,
        subjects: exactly(
          'General Inquiry',
          'Product Demo',
          'Pricing Information',
          'Technical Support',
          'Partnership',
          'Enterprise Solution',
        ),
        fleetSizes: exactly('1-10', '11-50', '51-100', '101-500', '500+'),
      }),
      image: pageImage,
    }),
  }),
  'content/support-hours.ts': z.looseObject({
    supportHours: z.looseObject({ phone: z.literal('Mon-Fri 9AM-6PM EST'), emailAnswer: text }),
  }),
} as const satisfies Record<string, z.ZodType>;
