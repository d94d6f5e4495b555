import { z } from 'zod';
import { fact, inColumn, narrowText, pageImage } from '../products/types';
import { anchor, between, hue, link, type Shape, text } from './base';

const featureText = {
  heading: text.max(80),
  description: text.max(300),
  /** Its anchor. */
  section_id: anchor,
  link: link.strict().optional(),
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

const table = tableOf(inColumn);

/** Beside a picture; below them optional facts, a table, a note and points. */
const beside = {
  ...featureText,
  subHeading: text.max(80).optional(),
  facts: between(fact, 1, 6).optional(),
  table: table.optional(),
  /** Small print, such as the names of all languages. */
  note: text.max(900).optional(),
  List,
  image: pageImage,
  motion: z.enum(['board', 'curve']).optional(),
  /** By default neighbors alternate. */
  ground: z.enum(['paper', 'sunk', 'band']).optional(),
};

const plain = z.strictObject({
  variant: z.literal('plain').optional(),
  ...beside,
  /** By default sides alternate. */
  side: z.enum(['left', 'right']).optional(),
});

/** With a picture of two thirds of the width. */
const chart = z.strictObject({ variant: z.literal('chart'), ...beside });

/** Words over a picture that runs across the whole window; on it a card with facts or a table. */
const wide = z.strictObject({
  variant: z.literal('wide'),
  ...featureText,
  List,
  image: pageImage,
  card: z
    .strictObject({
      title: text.max(40),
      facts: between(fact, 1, 5).optional(),
      table: table.optional(),
      note: text.max(60).optional(),
    })
    .optional(),
  ground: z.enum(['paper', 'band']).optional(),
});

/** The notices of a delivery, each beside what sends it: those of content/home/features.ts. */
const messages = z.strictObject({
  variant: z.literal('messages'),
  ...featureText,
});

/** Figures side by side, each on its route. */
const results = z.strictObject({
  variant: z.literal('results'),
  heading: featureText.heading,
  section_id: anchor,
  rows: between(z.strictObject({ hue, value: text.max(10), label: text.max(90) }), 1, 6),
  link: link.strict(),
});

/** Without a picture: a table whose cells may hold a sentence. */
const tabular = z.strictObject({
  variant: z.literal('table'),
  ...featureText,
  table: tableOf(narrowText(180, 16)),
});

/** A feature of a product page; one without a `variant` is an ordinary one. */
export const feature = z.discriminatedUnion('variant', [
  plain,
  chart,
  wide,
  messages,
  results,
  tabular,
]);

export type Feature = Shape<typeof feature>;
export type PlainFeature = Shape<typeof plain> | Shape<typeof chart>;
export type WideFeature = Shape<typeof wide>;
/** What a feature beside its picture says; some leave some of it out. */
export type FeatureText = Pick<
  Shape<typeof plain>,
  'heading' | 'description' | 'subHeading' | 'facts' | 'table' | 'note' | 'List' | 'link'
>;
export type FactTableContent = Shape<typeof table>;
