/** One KB is 1,024 bytes, as Lighthouse counts. */
export const kilobyte = 1024;

/** What the home page may weigh, in bytes as brotli sends them, and how many nodes it may have. */
export const budgets = {
  /** Script at load beyond that of a page with one paragraph. */
  scriptOverBare: 25 * kilobyte,
  html: 34 * kilobyte,
  // One of them for the style attributes that the policy moves out of the HTML.
  css: 14 * kilobyte,
  fontsBeforePaint: 50 * kilobyte,
  total: 400 * kilobyte,
  nodes: 1600,
} as const;
