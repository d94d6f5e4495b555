import { z } from 'zod';
import { anchor, between, day, type Shape, text, unlike } from '../schemas/base';

/** Texts may hold **bold** lead words and [words](/address). */
const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text: text.max(1200) }),
  z.strictObject({ type: z.literal('list'), items: between(text.max(400), 1, 20) }),
]);

const chapter = z.strictObject({
  /** Lower case with hyphens; other pages link to some. */
  id: anchor,
  /** A line of the contents, two at most. */
  title: text.max(60),
  /** A summary; the blocks are what binds. */
  inShort: text.max(200),
  blocks: between(block, 1, 30),
});

/** A line of the summary: its label may hold [words](/address). */
const phrase = z.strictObject({ value: text.max(40), label: text.max(120) });

export const legalDocument = z.strictObject({
  title: text.max(40),
  updated: day,
  /** The box at the top. */
  inShort: unlike(phrase, 'value', 1, 6),
  /** From a dozen on the contents scroll. */
  chapters: unlike(chapter, 'id', 1, 40),
});

export type LegalDocument = Shape<typeof legalDocument>;
