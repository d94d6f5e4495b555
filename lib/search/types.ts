/** What a result is, by which the results are grouped. */
export type Group = 'pages' | 'guides' | 'articles' | 'api' | 'integrations' | 'questions';

/** A section of a page: a chapter of a guide, a heading of an article. */
export interface Section {
  readonly title: string;
  /** Path with the anchor of the section. */
  readonly href: string;
  /** Whether the section holds words that were searched. */
  readonly found: boolean;
}

/** A place of the site that answers a search. */
export interface Hit {
  /** Path on this site, with an anchor where the place is a part of its page. */
  readonly href: string;
  readonly group: Group;
  readonly title: string;
  /** A sentence or two of the place, those with the words where there are such. */
  readonly snippet: string;
  /** What stands at the end of the row: '6 min', '/route-optimization', 'POST'. */
  readonly note: string;
  /** Path of a picture of 640 × 360; articles have one. */
  readonly picture?: string;
  /** The day of the last change, as 2025-09-16; guides and articles have one. */
  readonly updated?: string;
  /** All sections of the place in their order; none where it is a part of a page itself. */
  readonly sections: readonly Section[];
  /** How well it answers; only to be compared within one search. */
  readonly score: number;
}

/** The places of one group, the best first. */
export interface FoundGroup {
  readonly group: Group;
  readonly hits: readonly Hit[];
}

/** What a search came to. */
export interface Found {
  /** What was searched: the visitor's words, corrected where nothing held them as they were typed. */
  readonly query: string;
  /** Whether `query` is not what was typed. */
  readonly corrected: boolean;
  /** The words to mark in titles and snippets, in lower case, as they stand on the pages. */
  readonly words: readonly string[];
  /** Groups with results; the one with the best hit first. */
  readonly groups: readonly FoundGroup[];
  /** How many places there are in all groups together. */
  readonly count: number;
  /**
   * Whether the first hit answers so well that it can be named without being asked to choose: it is
   * far ahead, and what was typed stands in its title and headings.
   */
  readonly sure: boolean;
}

/** The words of the site, ready to be searched. */
export interface SearchIndex {
  /** Searches at once. `asTyped` forgives no typing error. Never throws; blank text finds nothing. */
  readonly search: (text: string, options?: { readonly asTyped?: boolean }) => Found;
}
