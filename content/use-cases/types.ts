import { z } from 'zod';
import { planComparison } from '../plan-comparison';
import { pageFacts, pageImage } from '../products/types';
import { type Shape, stat, text } from '../schemas/base';

/** Features of the smallest fare: only these may be marked as included in all plans. */
const inAllPlans = planComparison.flatMap(({ rows }) =>
  rows.flatMap((row) => (row.from === 'base' ? row.feature : [])),
);

/** The first screen of a use case, on the tint of its industry. */
const hero = z.strictObject({ heading: text, description: text, image: pageImage });

/** A feature card; every plan includes it. */
const feature = z.strictObject({
  heading: text,
  description: text,
  /** The row of the fares' comparison that its mark rests on. */
  fareRow: z.enum(inAllPlans),
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

/** The fourteen days, in the trade's own words. */
const trial = z.strictObject({
  title: text.includes('14 days', 'must name the 14 days'),
  description: text,
});

/** Benefits in figures: stated in content/figures.ts, or facts that need no survey. */
const stats = z.tuple([stat, stat, stat, stat]);

/** A use case: four figures, four features, one round, fourteen days. */
export const useCase = z.strictObject({
  page: pageFacts,
  /** In the breadcrumb. */
  name: text,
  /** What structured data calls the software. */
  product: text,
  hero,
  statsTitle: text,
  stats,
  featuresTitle: text,
  features: z.tuple([feature, feature, feature, feature]),
  round,
  trial,
});

export type UseCaseHeroContent = Shape<typeof hero>;
export type BenefitStat = Shape<typeof stat>;
export type UseCaseFeature = Shape<typeof feature>;
export type UseCaseRound = Shape<typeof round>;
export type TrialPitch = Shape<typeof trial>;
export type UseCase = Shape<typeof useCase>;
