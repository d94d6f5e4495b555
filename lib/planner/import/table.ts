import { FileError } from '@/planner/files/problem-file';
import type { Day, Rules } from '../day/day';
import type { Field } from './columns/fields';

/** Why a file or a list is refused, in words for the visitor. */
export class Refusal extends FileError {
  constructor(
    /** Stands out. */
    readonly refused: string,
    readonly more = '',
  ) {
    super(`${refused} ${more}`.trim());
  }
}

/** A record of a file with the number of the line on which it begins, the first being 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark that opens and never closes; the record was then read without it. */
  readonly open?: true;
}

/** What may have been lost or misread, and what to do about it. */
export interface Question {
  readonly words: string;
  readonly more: string;
}

/** What a file says of the day besides its stops. */
export type FileSettings = Pick<Day, 'ground' | 'vans'> & Pick<Rules, 'returns'>;

/** What every format is read as: the rows of a file, or of one worksheet of a workbook. */
export interface Table {
  /** How the file is told to be in words: 'semicolon', 'Excel', 'KML'. */
  readonly format: string;
  /** The worksheet's name. */
  readonly worksheet?: string;
  readonly rows: readonly Row[];
  /** How the file was taken, in a sentence. */
  readonly note?: string;
  readonly questions?: readonly Question[];
  readonly settings?: FileSettings;
}

/** Whether a record holds nothing. */
export const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell.trim() === '');

/** A line of the file before its cells are checked: what stands in them, by what they were read as. */
export interface RawLine {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Field, string>>>;
  /** What is wrong with the line as a whole. */
  readonly broken?: string;
  /** Where it lies by its ZIP code or address, if it has no coordinates; or why that is not known. */
  readonly found?: FoundPlace;
  readonly unplaced?: { readonly field: Field; readonly words: string };
}

/** A place that a line did not bring, in degrees. */
export interface FoundPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** What it is the center of, such as 'ZIP code 78701'; undefined for a door. */
  readonly center?: string;
  /** What the visitor should know about it. */
  readonly note?: string;
}

/** Whether a line brings no coordinates. */
export const hasNoPlace = ({ cells }: RawLine): boolean => !cells.latitude && !cells.longitude;
