import { z } from 'zod';
import { pageFacts, pageImage } from '../products/types';
import { between, day, draft, rank, type Shape, slug, text, thread } from '../schemas/base';
import { ownPreview } from '../schemas/parts/previews';

/** The first screen of a use case, on the tint of its industry. */
const hero = z.strictObject({
  heading: text.max(44),
  description: text.max(220),
  /** Its map where it was drawn by hand or photographed; a build draws one where it is left out. */
  image: pageImage.optional(),
});

/** A feature card; every plan includes it. */
const feature = z.strictObject({
  heading: text.max(30),
  description: text.max(170),
  /** The row of content/plan-comparison.ts that its mark rests on; the smallest plan must hold it. */
  planRow: text.max(60),
  image: pageImage.optional(),
});

/** One route of the trade, drawn stop by stop. */
const route = z.strictObject({
  title: text.max(50),
  /** Vehicle, driver, day. */
  note: text.max(120),
  image: pageImage.optional(),
  /** Moments with their numbers in the drawing; none where it says it all. */
  events: between(z.strictObject({ time: text.max(16), text: text.max(140) }), 0, 10),
});

/** The trial, in the trade's own words. */
const trial = z.strictObject({
  title: text.max(50),
  description: text.max(140),
});

/** The parts of a use case below its hero. */
const part = z.enum(['stats', 'features', 'route', 'trial']);

/** How the parts of a use case are laid out. */
const variants = z.strictObject({
  /** The words beside the map, or above it. */
  hero: z.enum(['beside', 'above']),
  /** Two columns, for wide pictures, or as many as there are features. */
  features: z.enum(['halves', 'columns']),
  /** Its moments under the drawing, or beside it. */
  route: z.enum(['under', 'beside']),
});

/** Benefits in figures: stated in content/figures.ts, whose entries hold more, or facts that need no survey. */
const stats = between(z.object({ value: text.max(10), label: text.max(60) }), 2, 4);

/** Figures, features, one route, the trial. */
export const useCase = z.strictObject({
  draft,
  rank,
  /** The last part of its address under /use-cases. */
  slug,
  /** A day to come keeps it out until a build on that day. */
  published: day.optional(),
  page: pageFacts,
  /** In the breadcrumb and the menu. */
  name: text.max(24),
  /** What structured data calls the software. */
  product: text.max(60),
  /** Under its name in the menu. */
  menu: text.max(60),
  /** Its color: the hero's tint and the deep grounds. */
  thread,
  /** What the preview picture says when its address is shared; its heading where left out. */
  preview: ownPreview.optional(),
  /** The parts in the order in which the page shows them. */
  order: z
    .array(part)
    .refine(
      (parts) => parts.length === 4 && new Set(parts).size === 4,
      'must hold each of stats, features, route and trial once',
    ),
  variants,
  /** Parts that do not stand on paper; 'deep' is the dark tone of the page's color. */
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
