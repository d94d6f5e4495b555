/** One part of a chapter. Texts may hold [words](/address), as in help articles. */
type LegalBlock = { type: 'paragraph'; text: string } | { type: 'list'; items: readonly string[] };

/** A chapter of a legal page, linked from the contents. */
interface LegalChapter {
  /** Anchor: lower case with hyphens. Other pages link to some of them. */
  id: string;
  title: string;
  /** The chapter in one sentence, for readers in a hurry; the blocks are what binds. */
  inShort: string;
  blocks: readonly LegalBlock[];
}

/** A legal page with its whole text. */
export interface LegalDocument {
  title: string;
  /** YYYY-MM-DD. */
  updated: string;
  /** The 'In short' box at the top: a few large words, and what they are about. */
  inShort: readonly { value: string; label: string }[];
  chapters: readonly LegalChapter[];
}
