import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from './job';
import { shortHash } from './program-hash';
import type { DrawnFile, DrawnRecord } from './record';

/** What is to be done so that files and record agree. */
export interface Plan {
  /** To be drawn: new, or drawn from something else. */
  readonly draw: readonly Job[];
  /** Drawn once, and wanted no more. */
  readonly remove: readonly string[];
  /** Put there by somebody under a drawing's name: they stay. */
  readonly own: readonly string[];
}

interface Wanted {
  readonly root: string;
  readonly jobs: readonly Job[];
  readonly record: DrawnRecord;
  /** Hash of each program; one that is left out counts as unchanged. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Draws everything again. */
  readonly all?: boolean;
}

/** Hash of a file's bytes; undefined where there is none. */
function bytesOf(root: string, file: string): string | undefined {
  try {
    return shortHash(readFileSync(join(root, file)));
  } catch {
    return undefined;
  }
}

/** Hash of what a job is drawn from; undefined where its program holds all. */
export const dataOf = ({ data }: Job): string | undefined =>
  data === undefined ? undefined : shortHash(JSON.stringify(data));

/** Compares what is wanted with what was drawn and with what lies there. */
export function planOf({ root, jobs, record, hashes, all }: Wanted): Plan {
  const draw: Job[] = [];
  const own: string[] = [];
  for (const job of jobs) {
    const drawn = record.files[job.file];
    const found = bytesOf(root, job.file);
    if (found && found !== drawn?.bytes && job.file.startsWith('public/')) own.push(job.file);
    else if (all || found !== drawn?.bytes || !found || isStale(job, drawn)) draw.push(job);
  }
  const wanted = new Set(jobs.map(({ file }) => file));
  const remove = Object.entries(record.files)
    .filter(([file, { bytes }]) => !wanted.has(file) && bytesOf(root, file) === bytes)
    .map(([file]) => file);
  return { draw, remove, own };

  function isStale(job: Job, drawn: DrawnFile | undefined): boolean {
    const { program } = job;
    const hash = hashes[program];
    return (
      drawn?.program !== program ||
      drawn.data !== dataOf(job) ||
      (hash !== undefined && hash !== record.programs[program])
    );
  }
}
