import type { FeatureOfAllPlans } from '../plan-comparison';
import type { PageFacts, PageImage, Thread } from '../products/types';

/** The first screen of a use case, on the tint of its industry. */
interface UseCaseHeroContent {
  heading: string;
  description: string;
  image: PageImage;
}

/** A benefit in figures: stated in content/figures.ts, or a fact of the product that needs no survey. */
interface BenefitStat {
  value: string;
  label: string;
}

/** A feature card; every plan includes it. */
interface UseCaseFeature {
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
interface UseCaseRound {
  title: string;
  /** Vehicle, driver, day. */
  note: string;
  image: PageImage;
  /** Left out where the drawing says it all. */
  events: readonly RoundEvent[];
}

/** The fourteen days, in the trade's own words. */
interface TrialPitch {
  title: string;
  description: string;
}

/** The parts of a use case below its hero. */
export type UseCasePart = 'stats' | 'features' | 'round' | 'trial';

/** How the parts of a use case are laid out. */
interface UseCaseLooks {
  /** Where the map stands from the words. */
  hero: 'above' | 'below' | 'left' | 'right';
  /** Figures cut into the foot of the hero's map, in columns, in ruled rows, or as tickets on a shelf. */
  stats: 'foot' | 'columns' | 'rows' | 'shelf';
  /** A ruled table of two columns, stations of a belt, dockets on a rail, or wide rows. */
  features: 'table' | 'belt' | 'dockets' | 'rows';
  /** The drawing alone, with its moments under it, or with its moments beside it. */
  round: 'wide' | 'under' | 'beside';
  /** Two halves, a shipping label, terms on one line, or a receipt. */
  trial: 'halves' | 'label' | 'line' | 'receipt';
}

export interface UseCase {
  /** The last part of its address under /use-cases. */
  slug: 'couriers' | 'ecommerce' | 'restaurants' | 'retail';
  page: PageFacts;
  /** In the breadcrumb. */
  name: string;
  /** What structured data calls the software. */
  product: string;
  /** Its color: the hero's tint and the deep grounds. */
  thread: Exclude<Thread, 'ochre'>;
  /** The parts in the order in which the page shows them. */
  order: readonly UseCasePart[];
  looks: UseCaseLooks;
  /** Parts that do not stand on paper; 'deep' is the dark tone of the page's color. */
  grounds: Partial<Readonly<Record<UseCasePart, 'sunk' | 'deep'>>>;
  hero: UseCaseHeroContent;
  statsTitle: string;
  stats: readonly [BenefitStat, BenefitStat, BenefitStat, BenefitStat];
  featuresTitle: string;
  features: readonly [UseCaseFeature, UseCaseFeature, UseCaseFeature, UseCaseFeature];
  round: UseCaseRound;
  trial: TrialPitch;
}
