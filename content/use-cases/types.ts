import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { between, type Shape, slug, stat, text } from '../schemas/base';

/** The first screen of a use case, on the tint of its industry. */
const hero = z.strictObject({ heading: text, description: text, image: pageImage });

/** A feature card; every plan includes it. */
const feature = z.strictObject({
  heading: text,
  description: text,
  /** The row of content/plan-comparison.ts that its mark rests on; the smallest plan must hold it. */
  fareRow: text,
  image: pageImage,
});

/** One round of the trade, drawn stop by stop. */
const round = z.strictObject({
  title: text,
  /** Vehicle, driver, day. */
  note: text,
  image: pageImage,
  /** Moments with their numbers in the drawing; none where it says it all. */
  events: z.array(z.strictObject({ time: text, text })),
});

/** The trial, in the trade's own words. */
const trial = z.strictObject({
  title: text,
  description: text,
});

/** The parts of a use case below its hero. */
const part = z.enum(['stats', 'features', 'round', 'trial']);

/** How the parts of a use case are laid out. */
const looks = z.strictObject({
  /** Where the map stands from the words. */
  hero: z.enum(['above', 'below', 'left', 'right']),
  /** Figures cut into the foot of the hero's map, in columns, in ruled rows, or as tickets on a shelf. */
  stats: z.enum(['foot', 'columns', 'rows', 'shelf']),
  /** A ruled table of two columns, stations of a belt, dockets on a rail, or wide rows. */
  features: z.enum(['table', 'belt', 'dockets', 'rows']),
  /** The drawing alone, with its moments under it, or with its moments beside it. */
  round: z.enum(['wide', 'under', 'beside']),
  /** Two halves, a shipping label, terms on one line, or a receipt. */
  trial: z.enum(['halves', 'label', 'line', 'receipt']),
});

/** Benefits in figures: stated in content/figures.ts, or facts that need no survey. */
const stats = between(stat, 2, 4);

/** A use case: figures, features, one round, the trial. */
export const useCase = z.strictObject({
  /** The last part of its address under /use-cases. */
  slug,
  page: pageFacts,
  /** In the breadcrumb. */
  name: text,
  /** What structured data calls the software. */
  product: text,
  /** Its color: the hero's tint and the deep grounds. */
  thread: z.enum(['cobalt', 'madder', 'teal', 'plum']),
  /** The parts in the order in which the page shows them. */
  order: z
    .array(part)
    .refine(
      (parts) => parts.length === 4 && new Set(parts).size === 4,
      'must hold each of stats, features, round and trial once',
    ),
  looks,
  /** Parts that do not stand on paper; 'deep' is the dark tone of the page's color. */
  grounds: z.partialRecord(part, z.enum(['sunk', 'deep'])),
  hero,
  statsTitle: text,
  stats,
  featuresTitle: text,
  features: between(feature, 2, 4),
  round,
  trial,
});

export type UseCasePart = Shape<typeof part>;
export type UseCase = Shape<typeof useCase>;
