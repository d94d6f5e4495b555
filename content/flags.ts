import type { Flags } from './schemas/flags';

export const flags = {
  showIndustriesAndPricing: true,
  showExploreLink: true,
  /** Sample white papers in the list of /whitepapers; real ones need no flag. */
  showWhitePapers: false,
  /** Off shows the library as empty. */
  supportLibrary: true,
  /**
   * Copies of visited pages. Off is the kill switch: the next build removes them
   * (deploy/README.md).
   */
  offlineCopies: true,
} as const satisfies Flags;
