import type { Group } from './types';

/** A section with the beginning of its text. */
export type KeptSection = readonly [id: string, title: string, text: string];

export interface Place {
  readonly group: Group;
  /** Path, with an anchor for a part of a page. */
  readonly href: string;
  readonly title: string;
  /** A sentence or two. */
  readonly lead: string;
  /** Further names, not shown. */
  readonly also?: string;
  /** Weight; 1 by default. */
  readonly rank?: number;
  readonly note: string;
  readonly picture?: string;
  readonly updated?: string;
  /** Text before the first heading is a section without an anchor. */
  readonly sections: readonly KeptSection[];
}

/** The words of the site, or further ones. A test limits the weight of the first file. */
export interface WordsFile {
  readonly places: readonly Place[];
  /** Further texts of sections in earlier files, by the place's address. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Further files in order. */
  readonly more: readonly string[];
}

/** Its name has no hash, so it is revalidated each time. */
export const wordsPath = '/search/words.json';

/** Files with hashed names. */
export const furtherWordsFolder = '/search/more/';
