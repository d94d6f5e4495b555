import type { FeatureOfAllPlans } from '../plan-comparison';
import type { PageFacts, PageImage } from '../products/types';

/** The first screen of a use case, on the tint of its industry. */
export interface UseCaseHeroContent {
  heading: string;
  description: string;
  image: PageImage;
}

/** A benefit in figures: stated in content/figures.ts, or a fact of the product that needs no survey. */
export interface BenefitStat {
  value: string;
  label: string;
}

/** A feature card; every plan includes it. */
export interface UseCaseFeature {
  heading: string;
  description: string;
  /** The row of the fares' comparison that its mark rests on. */
  fareRow: FeatureOfAllPlans;
  image: PageImage;
}

/** A moment of the round; the number beside it in the drawing is its place in the list. */
interface RoundEvent {
  time: string;
  text: string;
}

/** One round of the trade, drawn stop by stop. */
export interface UseCaseRound {
  title: string;
  /** Vehicle, driver, day. */
  note: string;
  image: PageImage;
  /** Left out where the drawing says it all. */
  events: readonly RoundEvent[];
}

/** The fourteen days, in the trade's own words. */
export interface TrialPitch {
  title: string;
  description: string;
}

export interface UseCase {
  page: PageFacts;
  /** In the breadcrumb. */
  name: string;
  /** What structured data calls the software. */
  product: string;
  hero: UseCaseHeroContent;
  statsTitle: string;
  stats: readonly [BenefitStat, BenefitStat, BenefitStat, BenefitStat];
  featuresTitle: string;
  features: readonly [UseCaseFeature, UseCaseFeature, UseCaseFeature, UseCaseFeature];
  round: UseCaseRound;
  trial: TrialPitch;
}
