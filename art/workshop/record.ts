import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from './job';

export const shortHash = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

export interface DrawnFile {
  /** Hash of the content it was drawn from. */
  readonly data?: string;
  /** Hash of its bytes: a file with others was put there manually. */
  readonly bytes: string;
}

type DrawnFiles = Readonly<Record<string, DrawnFile>>;

const pathOf = (root: string): string => join(root, 'art', 'drawn.json');

export const readRecord = (root: string): DrawnFiles =>
  existsSync(pathOf(root)) ? JSON.parse(readFileSync(pathOf(root), 'utf8')) : {};

/** One line a file, for easy merges. */
export function writeRecord(root: string, files: DrawnFiles): void {
  const lines = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, drawn]) => `  ${JSON.stringify(file)}: ${JSON.stringify(drawn)}`);
  writeFileSync(pathOf(root), `{\n${lines.join(',\n')}\n}\n`);
}

/** Undefined where the code holds everything. */
export const dataOf = ({ data }: Job): string | undefined =>
  data === undefined ? undefined : shortHash(JSON.stringify(data));

export const isOutdated = (job: Job, recorded: DrawnFile | undefined): boolean =>
  !existsSync(job.file) || recorded?.data !== dataOf(job);
