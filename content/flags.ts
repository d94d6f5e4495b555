/** Switches for parts of the site that some editions go without. */
export const flags = {
  /** The Industries and Pricing entries of the header and of the mobile menu (SPEC 2). */
  showIndustriesAndPricing: true,
  /** The hero's 'Explore the Product' link (SPEC 2, Home page). */
  showExploreLink: true,
  /** The list of white papers; off, since the six that stand in content are samples (SPEC 2). */
  showWhitePapers: false,
  /** The articles in the list of the support center; off, since the specification has it empty (SPEC 2). */
  supportLibrary: false,
  /**
   * Copies of read pages on the visitor's device, for reading offline. Off is the kill switch: the
   * next build takes the service worker and all copies away (deploy/README.md).
   */
  offlineCopies: true,
} as const satisfies Record<string, boolean>;
