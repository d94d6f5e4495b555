import type { Unit } from '../time';
import type { CheckedStops } from './check-stops';
import type { Column } from './columns/headings';
import type { KeptColumns } from './columns/kept-columns';
import type { distantStops } from './distant-stops';
import type { PlaceSources } from './place-lines';
import type { Choices, StopFile } from './read-stops';
import type { RawLine, Refusal } from './table';
import type { FileDay } from './to-day';

/** What a visitor can choose where letters look wrong. */
export const encodings = ['UTF-8', 'Windows-1252', 'Windows-1251', 'Shift-JIS', 'UTF-16'] as const;

/** A list as it was given, and how it is to be read. */
export interface ListRequest {
  /** Tells one list from another: each is opened once. */
  readonly id: number;
  /** Files, or lines that were pasted. */
  readonly source: readonly File[] | string;
  readonly encoding?: string;
  /** The place of the table to read; the first that holds stops where none was chosen. */
  readonly table?: number;
  readonly choices: Choices;
  readonly kept: KeptColumns;
  readonly unit: Unit;
  /** The number of the line that was chosen to be the depot. */
  readonly depot?: number;
  /** What was typed into lines, by their numbers. */
  readonly typed: ReadonlyMap<number, RawLine['cells']>;
  /** What lines without coordinates are placed by, as far as it came. */
  readonly places?: PlaceSources;
}

/** What was read, with what was typed, and what was found in it. */
export interface Reading {
  readonly file: StopFile;
  readonly checked: CheckedStops;
  /** Whether the table of ZIP centers would place some of the lines. */
  readonly needsZips: boolean;
  /** Numbers of lines whose latitude and longitude seem to be swapped. */
  readonly swapped: readonly number[];
  readonly distant?: ReturnType<typeof distantStops>;
  /** What cannot be read, in words, and the first line of it; undefined where all can. */
  readonly faults?: { readonly words: string; readonly line: number };
  /** The good lines as a day without a title; undefined where the depot or every stop is missing. */
  readonly day?: FileDay;
}

export interface ListAnswer {
  /** How its letters were read. */
  readonly encoding?: string;
  /** The names of its tables, and the place of the one that was read. */
  readonly tables: readonly string[];
  readonly table: number;
  readonly columns: readonly (Column & { readonly example?: string })[];
  /** The headings by which choices of columns are kept, and whether kept ones were used. */
  readonly headings?: string;
  readonly isKept: boolean;
  /** Why it was refused, or what was read. */
  readonly refusal?: Pick<Refusal, 'refused' | 'more'>;
  readonly reading?: Reading;
}

/** The answer before anything is read. */
export const unread: ListAnswer = { tables: [], table: 0, columns: [], isKept: false };

/** The answer for a list that was not read at all. */
export const refusedList = (refused: string, more = ''): ListAnswer => ({
  ...unread,
  refusal: { refused, more },
});
