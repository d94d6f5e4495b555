import type { PlaceFacts } from './types';

export type KeptSection = readonly [id: string, title: string, text: string];

export interface Place extends PlaceFacts {
  readonly lead: string;
  /** Further names, not shown. */
  readonly also?: string;
  /** Weight; 1 by default. */
  readonly rank?: number;
  /** Text before the first heading is a section without an anchor. */
  readonly sections: readonly KeptSection[];
}

/** The words of the site, or further ones. A test limits the weight of the first file. */
export interface WordsFile {
  readonly places: readonly Place[];
  /** Further texts of sections in earlier files, by the place's address. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly more: readonly string[];
}

/** Its name has no hash, so it is revalidated each time. */
export const wordsPath = '/search/words.json';

export const furtherWordsFolder = '/search/more/';
