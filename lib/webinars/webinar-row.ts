import type { Writer } from '../content/publications/people';
import type { Hue } from '../palette';
import type { PictureFile } from '../picture/picture-file';

export interface WebinarRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO with time zone offset. */
  readonly start: string;
  readonly day: string;
  readonly hour: string;
  readonly length: string;
  /** Milliseconds. */
  readonly end: number;
  readonly ahead: boolean;
  readonly speakers: readonly Writer[];
  readonly register: string;
  readonly recording?: string;
  readonly hue: Hue;
  readonly picture: PictureFile;
  readonly pictureAlt: string;
  readonly tags: readonly string[];
  readonly sample: boolean;
}

const byEnd = (a: WebinarRow, b: WebinarRow) => a.end - b.end;

/**
 * Upcoming webinars, next first, and past ones, latest first. What was past at build time stays
 * past whatever the visitor's clock says.
 * @param now milliseconds; undefined on the server
 */
export function sortedByTime(rows: readonly WebinarRow[], now?: number) {
  const isAhead = ({ ahead, end }: WebinarRow) => ahead && (now === undefined || now < end);
  return {
    ahead: rows.filter(isAhead).toSorted(byEnd),
    behind: rows.filter((row) => !isAhead(row)).toSorted((a, b) => byEnd(b, a)),
  };
}
