import { z } from 'zod';
import { anchor, between, day, type Shape, text, unlike } from '../schemas/base';

/** One part of a chapter. Texts may hold [words](/address), as in help articles. */
const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text: text.max(1200) }),
  z.strictObject({ type: z.literal('list'), items: between(text.max(400), 1, 20) }),
]);

/** A chapter, linked from the contents. */
const chapter = z.strictObject({
  /** Anchor: lower case with hyphens. Other pages link to some of them. */
  id: anchor,
  /** A line of the contents, two at most. */
  title: text.max(60),
  /** The chapter in one sentence, for readers in a hurry; the blocks are what binds. */
  inShort: text.max(200),
  blocks: between(block, 1, 30),
});

/** A large phrase of the box at the top: a third of its width. */
const phrase = z.strictObject({ value: text.max(40), label: text.max(80) });

/** A legal page with its whole text. */
export const legalDocument = z.strictObject({
  title: text.max(40),
  updated: day,
  /** The 'In short' box at the top: a few large words, and what they are about. */
  inShort: unlike(phrase, 'value', 1, 4),
  /** The contents beside the text scrolls by itself from a dozen on. */
  chapters: unlike(chapter, 'id', 1, 40),
});

export type LegalDocument = Shape<typeof legalDocument>;
