import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { between, day, draft, hue, rank, type Shape, slug, text } from '../schemas/base';
import { ownPreview } from '../schemas/parts/previews';

const hero = z.strictObject({
  heading: text.max(44),
  description: text.max(220),
  /** The build draws a map by default. */
  image: pageImage.optional(),
});

const feature = z.strictObject({
  heading: text.max(30),
  description: text.max(170),
  /** A row of content/plan-comparison.ts that the smallest plan includes. */
  planRow: text.max(60),
  image: pageImage.optional(),
});

/** One route of the trade, drawn stop by stop. */
const route = z.strictObject({
  title: text.max(50),
  /** Vehicle, driver, day. */
  note: text.max(120),
  image: pageImage.optional(),
  /** Numbered in the drawing. */
  events: between(z.strictObject({ time: text.max(16), text: text.max(140) }), 0, 10),
});

const trial = z.strictObject({
  title: text.max(50),
  description: text.max(140),
});

/** The parts of a use case below its hero. */
const part = z.enum(['stats', 'features', 'route', 'trial']);

const variants = z.strictObject({
  hero: z.enum(['beside', 'stacked']),
  /** Two columns, for wide pictures, or as many as there are features. */
  features: z.enum(['halves', 'columns']),
  /** Its moments under the drawing, or beside it. */
  route: z.enum(['under', 'beside']),
});

/** From content/figures.ts, or facts that need no survey. */
const stats = between(z.object({ value: text.max(10), label: text.max(60) }), 2, 4);

/** Figures, features, one route, the trial. */
export const useCase = z.strictObject({
  draft,
  rank,
  slug,
  /** The first day on which it is shown. */
  published: day.optional(),
  /** The day on which its words last changed, for the sitemap. */
  updated: day,
  page: pageFacts,
  /** In breadcrumb and menu. */
  name: text.max(24),
  /** The software's name in structured data. */
  product: text.max(60),
  /** Under its name in the menu. */
  menu: text.max(60),
  hue,
  /** The preview picture; its heading by default. */
  preview: ownPreview.optional(),
  /** In the order of the page. */
  order: z
    .array(part)
    .refine(
      (parts) => parts.length === 4 && new Set(parts).size === 4,
      'must hold each of stats, features, route and trial once',
    ),
  variants,
  /** 'deep' is the dark tone of the page's color. */
  grounds: z.partialRecord(part, z.enum(['sunk', 'deep'])),
  hero,
  statsTitle: text.max(60),
  stats,
  featuresTitle: text.max(60),
  features: between(feature, 2, 4),
  route,
  trial,
});

export type UseCasePart = Shape<typeof part>;
export type UseCase = Shape<typeof useCase>;
