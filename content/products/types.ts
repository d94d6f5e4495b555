import { z } from 'zod';
import {
  anchor,
  between,
  href,
  hue,
  icon,
  link,
  list,
  type Shape,
  stat,
  text,
} from '../schemas/base';

/** `narrow` is the cut for phones. */
export const pageImage = z.strictObject({ picture: text, narrow: text.optional(), alt: text });

/** Decorative: an empty text. */
const adornment = pageImage.extend({ alt: z.string() });

export const pageFacts = z.strictObject({
  // Search engines show 65 and 160 characters.
  title: text.max(120),
  description: text.max(300),
  keywords: between(text.max(60), 1, 12),
});

export const hero = z.strictObject({
  // Four lines of large letters on a phone.
  heading: text.max(60),
  description: text.max(220),
  /** Under the buttons: another product for readers whom this one does not suit. */
  instead: link.optional(),
  /** Two lines of chips: the trial, then ways of tracking. */
  tags: between(text.max(40), 0, 6),
  signs: between(z.strictObject({ icon, label: text.max(40) }), 0, 6),
  /** The product's object, drawn with a ground that fills its frame; or, at night, a map. */
  image: pageImage,
  /** A night map, with light words beside it on its ground. */
  night: z.literal(true).optional(),
});

/** The header's menu links to ids. */
export const highlight = z.strictObject({
  id: anchor.optional(),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/, 'must be a time such as 09:12')
    .optional(),
  heading: text.max(60),
  description: text.max(160),
  /** The smallest plan with it, by its id, where that is not the product's. */
  plan: text.optional(),
  image: pageImage,
});

/** Where the app is, beside the badges of the app stores. */
export const stores = z.strictObject({
  lead: text.max(40),
  note: text.max(90),
  requirements: z.strictObject({ label: text.max(40), href }),
});

/** A text that shares a phone's width with others: no word of it may be longer than its part. */
export const narrowText = (most: number, letters: number) =>
  text
    .max(most)
    .refine(
      (words) => words.split(/[\s/-]+/).every(({ length }) => length <= letters),
      `must have no word of more than ${letters} letters, which a phone's column could not show`,
    );

export const inColumn = narrowText(40, 16);

/** With a color it is a reading of that line. */
export const fact = z.strictObject({
  label: inColumn,
  value: inColumn,
  hue: hue.optional(),
});

/** From content/figures.ts it brings further fields. */
export const pageFigure = z.strictObject({
  ...stat.shape,
  value: text.max(12),
  pages: list(text).optional(),
  companyStated: z.literal(true).optional(),
});

/** Where a product is used, with the page that tells more; on its route, or as a map of the city. */
export const use = z.strictObject({
  hue: hue.optional(),
  who: text.max(40),
  what: text.max(120),
  href,
  image: adornment.optional(),
});

export type Hue = Shape<typeof hue>;
export type PageImage = Shape<typeof pageImage>;
export type PageFacts = Shape<typeof pageFacts>;
export type StoresContent = Shape<typeof stores>;
