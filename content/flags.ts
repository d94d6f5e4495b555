import type { Flags } from './schemas/flags';

/** Switches for parts of the site that some editions go without. */
export const flags = {
  /** The Industries and Pricing entries of the header and of the mobile menu. */
  showIndustriesAndPricing: true,
  /** The hero's 'Explore the Product' link. */
  showExploreLink: true,
  /**
   * White papers that are samples in the list of /whitepapers. Off, they stand nowhere; a paper that is
   * no sample needs no flag: the list shows as soon as one is published.
   */
  showWhitePapers: false,
  /** The articles in the list of the support center; off shows the library as empty. */
  supportLibrary: true,
  /**
   * Copies of read pages on the visitor's device, for reading offline. Off is the kill switch: the
   * next build takes the service worker and all copies away (deploy/README.md).
   */
  offlineCopies: true,
} as const satisfies Flags;
