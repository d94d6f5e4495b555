import type { Group } from './types';

/** A section of a place in the file: its anchor, its title and how its text begins. */
export type KeptSection = readonly [id: string, title: string, text: string];

/** A place of the site as the file keeps it. */
export interface Place {
  readonly group: Group;
  /** Path on this site, with an anchor where the place is a part of its page. */
  readonly href: string;
  readonly title: string;
  /** What it is in a sentence or two. */
  readonly lead: string;
  /** Further names under which it is searched; they are not shown. */
  readonly also?: string;
  /** How much it counts beside others, where that is not 1. */
  readonly rank?: number;
  readonly note: string;
  readonly picture?: string;
  readonly updated?: string;
  /** The first one has no anchor where the page says something before its first heading. */
  readonly sections: readonly KeptSection[];
}

/**
 * The words of the site, or further ones that are added to them. A test of the built site holds how
 * much the first file weighs.
 */
export interface WordsFile {
  readonly places: readonly Place[];
  /** How the sections of places in earlier files go on, in their order, by the addresses of the places. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Paths of the files with further words, to be added in this order. */
  readonly more: readonly string[];
}

/** The first file. Its name stays, so it must be asked for anew each time. */
export const wordsPath = '/search/words.json';

/** The folder of further files, whose names hold hashes. */
export const furtherWordsFolder = '/search/more/';
