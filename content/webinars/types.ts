import { z } from 'zod';
import { between, day, draft, httpsAddress, type Shape, text, thread } from '../schemas/base';

/** A webinar; its file is its name. It stands under its day, ahead or behind, by itself. */
export const webinar = z.strictObject({
  draft,
  /** The first day on which it is announced; without it, the next build announces it. */
  published: day.optional(),
  title: text.max(90),
  /** What is taken apart, and for whom. */
  description: text.max(240),
  /** The day on which it takes place, where its time zone is. */
  date: day,
  /** When it begins, by the clock of its time zone. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30 or 16:00'),
  /** A name of the IANA list, such as 'America/New_York'. */
  timeZone: text.max(40),
  minutes: z.int('must be a whole number').min(5).max(480),
  /** Desks or people; a photo of somebody comes from content/people.ts. */
  speakers: between(text.max(60), 1, 6),
  /** Where one registers, on another site. */
  register: httpsAddress,
  /** Where one watches it afterwards. */
  recording: httpsAddress.optional(),
  /** The product it is about, by its color. */
  thread,
  /** Name of a picture; without it the build draws a map. */
  picture: text.optional(),
  /** What that picture shows; without it, the picture only adorns. */
  pictureAlt: text.max(200).optional(),
  tags: between(text.max(40), 0, 6),
  /** Made up to show the design; `npm run check -- --release` refuses to publish it. */
  sample: z.boolean(),
});

export type Webinar = Shape<typeof webinar>;
