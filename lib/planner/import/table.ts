/** A record of a file with the number of the line on which it begins, the first being 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark that opens and never closes; the record was then read without it. */
  readonly open?: true;
}

/** What every format is read as: the rows of a file, or of one sheet of a workbook. */
export interface Table {
  /** How the file is told to be in words: 'semicolon', 'Excel', 'KML'. */
  readonly format: string;
  /** The sheet's name. */
  readonly sheet?: string;
  readonly rows: readonly Row[];
}

/** Whether a record holds nothing. */
export const isBlank = ({ cells }: Row): boolean => cells.every((cell) => cell.trim() === '');
