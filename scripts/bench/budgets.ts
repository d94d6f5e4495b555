/** One KB is 1,024 bytes, as Lighthouse counts. */
export const kilobyte = 1024;

/** The most that a page may cost on a phone, in bytes as brotli sends them; no bound is infinite. */
const everyPage = {
  /** Script at load beyond that of a page with one paragraph. */
  scriptOverBare: 25 * kilobyte,
  html: 18 * kilobyte,
  css: 12 * kilobyte,
  fontsBeforePaint: 50 * kilobyte,
  /** Font files that the document asks for itself; others begin when the text is laid out. */
  preloadedFonts: 1,
  /** The heaviest picture at load, which a hero picture cannot exceed. */
  picture: 60 * kilobyte,
  /** Everything at load. */
  total: Number.POSITIVE_INFINITY,
  /** Elements of the document. */
  nodes: Number.POSITIVE_INFINITY,
  /**
   * Sum of the layout shifts while loading, as the browser scores them, when fonts come late. The
   * web font may move a word by a pixel when it replaces its stand-in; nothing else moves.
   */
  shift: 0.001,
};

const home = { ...everyPage, html: 26 * kilobyte, total: 400 * kilobyte, nodes: 1100 };

/** The budgets of a page by its address. */
export const budgetsOf = (path: string) => (path === '/' ? home : everyPage);
