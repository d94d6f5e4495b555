import { z } from 'zod';
import { anchor, between, href, icon, link, type Shape, stat, text, thread } from '../schemas/base';

/** A drawn picture and what it shows; `narrow` is its cut for phones, where the wide one would be too small to read. */
export const pageImage = z.strictObject({ picture: text, narrow: text.optional(), alt: text });

/** What a page tells search engines. */
export const pageFacts = z.strictObject({
  // Search engines show 65 and 160; a little more is advice, much more is no title.
  title: text.max(120),
  description: text.max(300),
  keywords: between(text.max(60), 1, 12),
});

/** The first screen of a product page. */
export const hero = z.strictObject({
  heading: text,
  description: text,
  /** Promises of the trial, then ways of tracking with their signs: two lines of chips. */
  tags: between(text.max(40), 0, 6),
  signs: between(z.strictObject({ icon, label: text.max(40) }), 0, 6),
  image: pageImage,
});

/** A highlight card. */
export const highlight = z.object({ heading: text, description: text, image: pageImage });

/** A feature of a product page; addresses with the hash of its id land there. */
export const feature = z.strictObject({
  heading: text,
  description: text,
  subHeading: text.optional(),
  List: z.array(text),
  section_id: anchor,
  image: pageImage,
  link: link.strict().optional(),
});

/** The night strip under a product's hero: who reports, and what, on four instruments. */
export const heroStrip = z.strictObject({
  /** Such as 'Vehicle · VAN 03'. */
  source: text,
  name: text,
  status: text,
  // Instruments side by side, two by two on a phone.
  readings: between(
    z.strictObject({
      label: text,
      value: text,
      /** In mono beside the value, such as 'km/h'. */
      unit: text,
      note: text,
      thread,
      /** How far the gauge around the value is filled. */
      share: z.number().min(0).max(1),
    }),
    1,
    4,
  ),
});

/** A fact of a feature; with a thread it is a reading of the line of that color. */
const fact = stat.extend({ thread: thread.optional() });

/** Where a product is used, with the page that tells more. */
const use = z.strictObject({ thread: thread.optional(), who: text, what: text, href });

export type Thread = Shape<typeof thread>;
export type PageImage = Shape<typeof pageImage>;
export type PageFacts = Shape<typeof pageFacts>;
export type ProductHeroContent = Shape<typeof hero>;
export type Highlight = Shape<typeof highlight>;
export type Feature = Shape<typeof feature>;
export type HeroStripContent = Shape<typeof heroStrip>;
export type Fact = Shape<typeof fact>;
export type ProductUse = Shape<typeof use>;

/** A table beside a feature; the first cell of a row is its name. */
export interface FactTableContent {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}
