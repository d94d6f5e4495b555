import type { PictureFile } from '../picture/picture-file';

/** Somebody who speaks; see lib/content/people.ts. */
interface Speaker {
  readonly name: string;
  readonly isPerson: boolean;
  readonly role?: string;
  readonly photo?: PictureFile;
}

/** What the page shows of a webinar. */
export interface WebinarRow {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Machine-readable, with the offset of its time zone. */
  readonly start: string;
  readonly day: string;
  readonly hour: string;
  readonly length: string;
  /** Milliseconds. */
  readonly end: number;
  /** Whether it was still to come as the page was built. */
  readonly ahead: boolean;
  readonly speakers: readonly Speaker[];
  readonly register: string;
  readonly recording?: string;
  readonly thread: 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';
  readonly picture: PictureFile;
  readonly pictureAlt: string;
  readonly tags: readonly string[];
  readonly sample: boolean;
}

const byEnd = (a: WebinarRow, b: WebinarRow) => a.end - b.end;

/**
 * Webinars that are still to come, the next one first, and those that are over, the latest first. A clock
 * can only let them pass: one that was over as the page was built stays so, whatever the visitor's clock says.
 *
 * @param now milliseconds; undefined while only the day of the build is known
 */
export function sortedByTime(rows: readonly WebinarRow[], now?: number) {
  const isAhead = ({ ahead, end }: WebinarRow) => ahead && (now === undefined || now < end);
  return {
    ahead: rows.filter(isAhead).toSorted(byEnd),
    behind: rows.filter((row) => !isAhead(row)).toSorted((a, b) => byEnd(b, a)),
  };
}
