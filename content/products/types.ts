import type { IconName } from '@/lib/icons/icons';
import type { Href } from '@/lib/routes';

export type Thread = 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';

/** A drawn picture and what it shows; `narrow` is its cut for phones, where the wide one would be too small to read. */
export interface PageImage {
  picture: string;
  narrow?: string;
  alt: string;
}

/** What a page tells search engines. */
export interface PageFacts {
  /** At most 65 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

/** The first screen of a product page (SPEC 3, Hero content). */
export interface ProductHeroContent {
  heading: string;
  description: string;
  /** Promises of the trial, then ways of tracking with their signs. */
  tags: readonly string[];
  signs: readonly { icon: IconName; label: string }[];
  image: PageImage;
}

/** A highlight card (SPEC 3): picture, heading, description. */
export interface Highlight {
  heading: string;
  description: string;
  image: PageImage;
}

/** A feature of a product page (SPEC 3, Feature content). */
export interface Feature {
  heading: string;
  description: string;
  subHeading?: string;
  List: readonly string[];
  /** To the letter of SPEC 2 where it names one. */
  section_id: string;
  image: PageImage;
  link?: { label: 'View More'; href: Href };
}

/** An instrument of the strip under a product's hero. */
interface StripReading {
  label: string;
  value: string;
  /** In mono beside the value, such as 'km/h'. */
  unit: string;
  note: string;
  thread: Thread;
  /** 0 to 1: how far the gauge around the value is filled. */
  share: number;
}

/** The night strip under a product's hero: who reports, and what. */
export interface HeroStripContent {
  /** Such as 'Vehicle · VAN 03'. */
  source: string;
  name: string;
  status: string;
  readings: readonly StripReading[];
}

/** A fact of a feature; with a thread it is a reading of the line of that color. */
export interface Fact {
  label: string;
  value: string;
  thread?: Thread;
}

/** A table beside a feature; the first cell of a row is its name. */
export interface FactTableContent {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/** Where a product is used, with the page that tells more. */
export interface ProductUse {
  thread?: Thread;
  who: string;
  what: string;
  href: Href;
}
