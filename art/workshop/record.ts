import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from './hash';
import type { Job } from './job';

/** What a file was drawn as, in hashes. */
export interface DrawnFile {
  /** Of what it was drawn from, where that is content. */
  readonly data?: string;
  /** Of its bytes: a file with others was put there by hand. */
  readonly bytes: string;
}

/** The files that were drawn, by path from the root of the repository. */
type DrawnFiles = Readonly<Record<string, DrawnFile>>;

const pathOf = (root: string): string => join(root, 'art', 'drawn.json');

/** Reads the record in art/drawn.json; an empty one where nothing was drawn yet. */
export const readRecord = (root: string): DrawnFiles =>
  existsSync(pathOf(root)) ? JSON.parse(readFileSync(pathOf(root), 'utf8')) : {};

/** Writes the record, one line a file, so that merges seldom meet. */
export function writeRecord(root: string, files: DrawnFiles): void {
  const lines = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, drawn]) => `  ${JSON.stringify(file)}: ${JSON.stringify(drawn)}`);
  writeFileSync(pathOf(root), `{\n${lines.join(',\n')}\n}\n`);
}

/** Hash of what a job is drawn from; undefined where its code holds all. */
export const dataOf = ({ data }: Job): string | undefined =>
  data === undefined ? undefined : shortHash(JSON.stringify(data));

/** Whether a job's file is missing, or was drawn from other content. */
export const isOutdated = (job: Job, recorded: DrawnFile | undefined): boolean =>
  !existsSync(job.file) || recorded?.data !== dataOf(job);
