/** One KB is 1,024 bytes, as Lighthouse counts. */
export const kilobyte = 1024;

/** The most that a page may cost on a phone, in bytes as brotli sends them. */
export type Budgets = {
  /** Script at load beyond that of a page with one paragraph. */
  readonly scriptOverBare: number;
  readonly html: number;
  readonly css: number;
  readonly fontsBeforePaint: number;
  /** Font files that the document asks for itself; others begin when the text is laid out. */
  readonly preloadedFonts: number;
  /** The heaviest picture at load, which a hero picture cannot exceed. */
  readonly picture: number;
  /** Everything at load; null where only the parts are bounded. */
  readonly total: number | null;
  /** Elements of the document; null where there is no bound. */
  readonly nodes: number | null;
  /** Sum of the layout shifts while loading, as the browser scores them, when fonts come late. */
  readonly shift: number;
};

const everyPage: Budgets = {
  scriptOverBare: 25 * kilobyte,
  html: 22 * kilobyte,
  css: 12 * kilobyte,
  fontsBeforePaint: 50 * kilobyte,
  preloadedFonts: 1,
  picture: 60 * kilobyte,
  total: null,
  nodes: null,
  // The web font may move a word by a pixel when it replaces its stand-in; nothing else moves.
  shift: 0.001,
};

const home: Budgets = {
  ...everyPage,
  html: 34 * kilobyte,
  total: 400 * kilobyte,
  nodes: 1600,
};

/** The budgets of a page by its address. */
export const budgetsOf = (path: string): Budgets => (path === '/' ? home : everyPage);
