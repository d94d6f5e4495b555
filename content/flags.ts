/** Switches for parts of the site that some editions go without. */
export const flags = {
  /** The Industries and Pricing entries of the header and of the mobile menu (SPEC 2). */
  showIndustriesAndPricing: true,
  /** The hero's 'Explore the Product' link (SPEC 2, Home page). */
  showExploreLink: true,
} as const satisfies Record<string, boolean>;
