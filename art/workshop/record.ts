import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** A file that was drawn. */
export interface DrawnFile {
  readonly program: string;
  /** Hash of the data it was drawn from. */
  readonly data?: string;
  /** Hash of its bytes: a file with other bytes was put there by somebody. */
  readonly bytes: string;
}

/** What was drawn from what, kept in art/drawn.json. */
export interface DrawnRecord {
  /** Hash of each program with which its files were drawn. */
  readonly programs: Readonly<Record<string, string>>;
  /** By path from the root of the repository. */
  readonly files: Readonly<Record<string, DrawnFile>>;
}

const pathOf = (root: string): string => join(root, 'art', 'drawn.json');

/** Reads the record; an empty one where nothing was drawn yet. */
export function readRecord(root: string): DrawnRecord {
  try {
    return JSON.parse(readFileSync(pathOf(root), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { programs: {}, files: {} };
    throw error;
  }
}

/** One line an entry, sorted, so that a review shows what changed and merges seldom meet. */
const lines = (entries: object): string =>
  Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');

/** Writes the record, if it is another. */
export function writeRecord(root: string, record: DrawnRecord): void {
  if (isDeepStrictEqual(record, readRecord(root))) return;
  const text = `{\n  "programs": {\n${lines(record.programs)}\n  },\n  "files": {\n${lines(record.files)}\n  }\n}\n`;
  writeFileSync(pathOf(root), text);
}
