import { z } from 'zod';
import { fact, inColumn, narrowText, pageImage } from '../products/types';
import { anchor, between, link, type Shape, text } from './base';

const featureText = {
  heading: text.max(80),
  description: text.max(300),
  /** Its anchor. */
  section_id: anchor,
  link: link.strict().optional(),
  /** The smallest plan with it, by its id, where that is not the product's. */
  plan: text.optional(),
};

const List = between(text.max(80), 0, 8).optional();

/** Three columns fit a phone. */
const tableOf = (cell: z.ZodType<string>) =>
  z
    .strictObject({
      caption: text.max(120),
      columns: between(inColumn, 2, 3),
      rows: between(between(cell, 2, 3), 1, 8),
    })
    .superRefine(({ columns, rows }, context) => {
      for (const [at, row] of rows.entries()) {
        if (row.length === columns.length) continue;
        const message = `has ${row.length} cells, must have as many as there are columns: ${columns.length}`;
        context.addIssue({ code: 'custom', path: ['rows', at], input: row, message });
      }
    });

/** Beside others in two columns below its picture; without one across both, words left and facts right. */
const plain = z.strictObject({
  variant: z.literal('plain').optional(),
  ...featureText,
  subHeading: text.max(80).optional(),
  facts: between(fact, 1, 6).optional(),
  table: tableOf(narrowText(180, 16)).optional(),
  /** Small print, such as the names of all languages. */
  note: text.max(900).optional(),
  List,
  image: pageImage.optional(),
});

/** The notices of a delivery, each beside what sends it: those of content/home/features.ts. */
const messages = z.strictObject({
  variant: z.literal('messages'),
  ...featureText,
});

/** A feature of a product page; one without a `variant` is an ordinary one. */
export const feature = z.discriminatedUnion('variant', [plain, messages]);

export type Feature = Shape<typeof feature>;
export type PlainFeature = Shape<typeof plain>;
export type FactTableContent = NonNullable<PlainFeature['table']>;
