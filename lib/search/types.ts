export type Group = 'pages' | 'guides' | 'articles' | 'api' | 'integrations' | 'questions';

export interface Section {
  readonly title: string;
  readonly href: string;
  readonly found: boolean;
}

/** What a result shows of a place as it was written. */
export interface PlaceFacts {
  /** Path, with an anchor for a part of a page. */
  readonly href: string;
  readonly group: Group;
  readonly title: string;
  /** At the end of the row: '6 min', '/route-optimization', 'POST'. */
  readonly note: string;
  /** Path of a 640 × 360 picture, for articles. */
  readonly picture?: string;
  /** YYYY-MM-DD, for guides and articles. */
  readonly updated?: string;
}

export interface Hit extends PlaceFacts {
  /** A sentence or two, with the searched words if possible. */
  readonly snippet: string;
  /** Empty for a part of a page. */
  readonly sections: readonly Section[];
  /** Comparable within one search. */
  readonly score: number;
}

export interface FoundGroup {
  readonly group: Group;
  readonly hits: readonly Hit[];
}

export interface Found {
  /** The visitor's words, corrected where nothing matched. */
  readonly query: string;
  readonly corrected: boolean;
  /** Words to highlight, in lower case as on the pages. */
  readonly words: readonly string[];
  /** The one with the best hit first. */
  readonly groups: readonly FoundGroup[];
  readonly count: number;
  /** Far ahead, and title and headings hold what was typed. */
  readonly sure: boolean;
}

export interface SearchIndex {
  /** `asTyped` disables correction. Never throws; blank text finds nothing. */
  readonly search: (text: string, options?: { readonly asTyped?: boolean }) => Found;
}
