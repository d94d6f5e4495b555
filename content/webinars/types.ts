import { z } from 'zod';
import { between, day, draft, httpsAddress, hue, type Shape, text } from '../schemas/base';

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

export const webinar = z.strictObject({
  draft,
  /** The first day on which it is announced. */
  published: day.optional(),
  title: text.max(90),
  description: text.max(240),
  /** In its time zone. */
  date: day,
  /** In its time zone. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30 or 16:00'),
  /** IANA, such as 'America/New_York'. */
  timeZone: text.refine(isTimeZone, 'must be a time zone of the IANA list'),
  minutes: z.int('must be a whole number').min(5).max(480),
  /** Teams or people of content/people.ts. */
  speakers: between(text.max(60), 1, 6),
  /** On another site. */
  register: httpsAddress,
  recording: httpsAddress.optional(),
  /** The color of its product. */
  hue,
  /** The build draws a map by default. */
  picture: text.optional(),
  /** Decorative where left out. */
  pictureAlt: text.max(200).optional(),
  tags: between(text.max(40), 0, 6),
  /** Invented; `npm run check -- --release` refuses to publish it. */
  sample: z.boolean(),
});

export type Webinar = Shape<typeof webinar>;
