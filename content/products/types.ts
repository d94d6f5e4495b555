import { z } from 'zod';
import { between, href, icon, list, type Shape, stat, text, thread } from '../schemas/base';

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
  /** Two lines of chips: the trial, then ways of tracking. */
  tags: between(text.max(40), 0, 6),
  signs: between(z.strictObject({ icon, label: text.max(40) }), 0, 6),
  image: pageImage,
});

export const highlight = z.strictObject({
  heading: text.max(60),
  description: text.max(160),
  image: pageImage,
});

const earlier = z.strictObject({
  value: text.max(5),
  share: z.number().min(0).max(1),
});

/** The dark strip with instruments under the hero. */
export const heroStrip = z.strictObject({
  /** Such as 'Vehicle · VAN 03'. */
  source: text.max(40),
  name: text.max(40),
  status: text.max(40),
  // Two by two on a phone.
  readings: between(
    z.strictObject({
      label: text.max(16),
      value: text.max(5),
      /** Such as 'mph'. */
      unit: text.max(20),
      note: text.max(24),
      thread,
      /** How far the gauge is filled. */
      share: z.number().min(0).max(1),
      /** Earlier readings at 13:48, 13:56, 14:04 and 14:12. */
      before: z.array(earlier).length(4).optional(),
    }),
    1,
    4,
  ),
});

/** A text that shares a phone's width: also limits the letters of each word. */
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
  thread: thread.optional(),
});

/** From content/figures.ts it brings further fields. */
export const pageFigure = z.strictObject({
  ...stat.shape,
  value: text.max(12),
  pages: list(text).optional(),
  companyStated: z.literal(true).optional(),
});

export const use = z.strictObject({
  thread: thread.optional(),
  who: text.max(40),
  what: text.max(120),
  href,
});

export const mapUse = use.omit({ thread: true }).extend({ image: adornment });

export type Thread = Shape<typeof thread>;
export type PageImage = Shape<typeof pageImage>;
export type PageFacts = Shape<typeof pageFacts>;
export type ProductHeroContent = Shape<typeof hero>;
export type Highlight = Shape<typeof highlight>;
export type HeroStripContent = Shape<typeof heroStrip>;
export type Fact = Shape<typeof fact>;
export type ProductUse = Shape<typeof use>;
export type MapUse = Shape<typeof mapUse>;
