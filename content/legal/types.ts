import { z } from 'zod';
import { anchor, between, day, list, type Shape, stat, text, texts } from '../schemas/base';

/** One part of a chapter. Texts may hold [words](/address), as in help articles. */
const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text }),
  z.strictObject({ type: z.literal('list'), items: texts }),
]);

/** A chapter, linked from the contents. */
const chapter = z.strictObject({
  /** Anchor: lower case with hyphens. Other pages link to some of them. */
  id: anchor,
  title: text,
  /** The chapter in one sentence, for readers in a hurry; the blocks are what binds. */
  inShort: text,
  blocks: list(block),
});

/** A legal page with its whole text. */
export const legalDocument = z.strictObject({
  title: text,
  updated: day,
  /** The 'In short' box at the top: a few large words, and what they are about. */
  inShort: between(stat, 1, 4),
  chapters: list(chapter),
});

export type LegalDocument = Shape<typeof legalDocument>;
