import type { IconName } from '@/lib/icons/icons';
import type { Href } from '@/lib/routes';
import type { caseStudies } from '../case-studies';
import type { PageFacts, PageImage } from '../products/types';

export type CaseStudySlug = (typeof caseStudies)[number]['slug'];

/** The parts of a story below its cover. */
export type CasePart = 'challenge' | 'solution' | 'timeline' | 'results' | 'quote';

/** Something large with a word about it, such as '61 vehicles'. */
interface CaseFact {
  value: string;
  label: string;
}

interface CompanyProfile {
  name: string;
  /** What the company does, in a few words. */
  business: string;
  industry: string;
  region: string;
  fleet: string;
  staff: string;
  /** Products of the platform that it uses. */
  products: readonly { label: string; href: Href }[];
  /** Says that the company is made up, where it is. */
  note: string | null;
}

interface CaseChallenge {
  title: string;
  paragraphs: readonly string[];
  /** What stood in the way; `note` is a time, a count or a place. */
  points: readonly { title: string; text: string; note: string }[];
}

interface CaseSolution {
  title: string;
  paragraphs: readonly string[];
  /** The thing that the story turned on, drawn, and a sentence under it. */
  image: PageImage;
  caption: string;
  /** Features of the product, each with the page that tells more. */
  points: readonly { title: string; text: string; href: Href }[];
}

interface CaseTimeline {
  title: string;
  /** Four steps; their weeks follow one another and end with the study's `weeks`. */
  steps: readonly { title: string; weeks: { from: number; to: number }; text: string }[];
}

interface CaseResults {
  title: string;
  /** What was compared with what. */
  basis: string;
  figures: readonly {
    value: string;
    /** Read after the value. */
    label: string;
    /** The two ends of the change, for a pair of bars; null where nothing was counted before. */
    change: { before: number; after: number; unit: string } | null;
    how: string;
  }[];
  /** What the project did not change, or made worse. */
  caveat: string;
}

interface CaseQuote {
  /** The words themselves, without quotation marks. */
  text: string;
  name: string;
  position: string;
  sample: boolean;
}

/** How a story is laid out, part by part. */
export interface CaseLooks {
  /** The cover's words beside the map, under it, or on paper cut into it. */
  cover: 'beside' | 'under' | 'cut';
  /** What stood in the way: side by side, along the clock, or as ruled rows. */
  points: 'columns' | 'clock' | 'rows';
  /** The steps along a line, down a line, or as bars on a plan; narrow windows show a list. */
  timeline: 'along' | 'down' | 'plan';
  /** Figures in ruled rows, two by two, or side by side over upright bars. */
  results: 'rows' | 'grid' | 'columns';
  /** The company's sign in its profile. */
  icon: IconName;
  /** Parts that take the whole width, and their ground; the others stand beside the profile. */
  wide: Partial<Readonly<Record<CasePart, 'paper' | 'sunk' | 'band'>>>;
}

/**
 * The story behind a case study. Its title, industry, weeks and cover picture stand in
 * content/case-studies.ts, under the same slug.
 */
export interface CaseStudyStory {
  slug: CaseStudySlug;
  page: PageFacts;
  /** YYYY-MM-DD. */
  published: string;
  summary: string;
  /** The wide cover; cards show the picture of content/case-studies.ts. */
  cover: PageImage;
  /** Two facts of the cover, beside the weeks. */
  facts: readonly [CaseFact, CaseFact];
  profile: CompanyProfile;
  /** The parts in the order in which this story is told. */
  order: readonly CasePart[];
  looks: CaseLooks;
  challenge: CaseChallenge;
  solution: CaseSolution;
  timeline: CaseTimeline;
  results: CaseResults;
  quote: CaseQuote;
  /** The card beside the story, above its demo button. */
  demo: { title: string; text: string };
}
