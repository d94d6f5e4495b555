import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { choices, href, type Shape, text } from './base';

const contactPage = z.strictObject({
  page: pageFacts,
  name: text.max(30),
  form: z.strictObject({
    title: text.max(60),
    subjects: choices(text.max(40), 1, 12),
    fleetSizes: choices(text.max(20), 2, 10),
    placeholder: text.max(60),
    emailAnswer: text.max(40),
    promise: text.max(160),
  }),
  /** Said where the form was sent without script. */
  sent: text.max(160),
  unscripted: text.max(160),
  privacy: text.max(160),
  cardsTitle: text.max(60),
  cards: z.strictObject({ email: text.max(120), phone: text.max(120), hours: text.max(120) }),
  hours: text.max(40),
  pricing: z.strictObject({ title: text.max(60), text: text.max(120), href }),
  image: pageImage,
});

const weekday = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

const time = text.regex(
  /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d[+-]\d\d:\d\d$/,
  "must be a time with its zone, such as '09:00:00-05:00'",
);

const supportHours = z.strictObject({
  phone: text.max(40),
  /** For structured data, in Eastern Standard Time. */
  opening: z.strictObject({
    days: z
      .array(weekday)
      .min(1)
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'must name each day once'),
    opens: time,
    closes: time,
  }),
  phoneOfEnterprise: text.max(40),
  /** Read after 'in'. */
  emailAnswer: text.max(40),
  email: text.max(40),
  /** Whom the phone does not serve, in the plural. */
  emailAlone: text.max(30),
});

export const contactSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/contact.ts': z.strictObject({ contactPage }),
  'content/support-hours.ts': z.strictObject({ supportHours }),
};

export type ContactPage = Shape<typeof contactPage>;
export type SupportHours = Shape<typeof supportHours>;
