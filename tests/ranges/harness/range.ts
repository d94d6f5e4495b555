import type { Page } from '@playwright/test';

/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * What becomes of a file: what it exports instead, which is plain data and may be a part of all that it
 * exports; the whole text or bytes of a file that is no module; or null, and it is deleted. The
 * function gets what the file exports now, nothing where there is no such file yet.
 */
export type Change = (exports: never) => Exports | string | Uint8Array | null;

/** Changes of content, by their files: 'content/home/customers.ts'. */
export type Changes = Readonly<Record<string, Change>>;

/** A section that is looked at. */
export interface Place {
  /** The page's address. */
  readonly page: string;
  /** The section on it, as a selector, such as '#faq'. */
  readonly section: string;
  /** The build that has it; both, where that is not said. */
  readonly only?: 'least' | 'most';
  /** The build in which it must be gone, since its list is empty there. */
  readonly gone?: 'least';
  /** Where not at 390 and 1440 pixels alone: the windows in which it stands. */
  readonly widths?: readonly number[];
  /** Opens what is to be looked at, such as a menu. */
  readonly open?: (page: Page) => Promise<void>;
  /** What in it may overlap or be cut on purpose, as a selector. */
  readonly besides?: string;
}

/** What a file of `tests/ranges` exports: the lists of a part at their least and their most. */
export interface Range {
  readonly least: Changes;
  readonly most: Changes;
  readonly places: readonly Place[];
}

/** So many entries, made from those that there are in turn; `unlike` gives each what it must have alone. */
export const repeated = <Entry>(
  entries: readonly Entry[],
  count: number,
  unlike: (entry: Entry, index: number) => Entry = (entry) => entry,
): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as Entry;
    return index < entries.length ? entry : unlike(entry, index);
  });
