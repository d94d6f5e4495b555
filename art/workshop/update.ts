import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { shortHash } from './hash';
import type { Job } from './job';
import { allJobs } from './jobs';
import { isManifestCurrent, writeManifest } from './manifest';
import { type DrawnFile, dataOf, readRecord, writeRecord } from './record';

/** How files differ from what is drawn. */
export interface Changes {
  /** Missing, or drawn in another way than they lie there. */
  readonly drawn: readonly Job[];
  /** Drawn once, and wanted no more. */
  readonly removed: readonly string[];
  /** Put there by somebody under a drawing's name: they stay. */
  readonly own: readonly string[];
  /** Whether the manifest and the record say what lies there. */
  readonly listed: boolean;
}

const bytesOf = (file: string): Buffer | undefined =>
  existsSync(file) ? readFileSync(file) : undefined;

const hashOf = (file: string): string | undefined => {
  const bytes = bytesOf(file);
  return bytes && shortHash(bytes);
};

const pixelsOf = (png: Buffer): Promise<Buffer> => sharp(png).ensureAlpha().raw().toBuffer();

/** Whether a file shows what was drawn. Of PNG the pixels count: processors of another kind may pack them in another way. */
async function shows(found: Buffer | undefined, { file }: Job, drawn: Buffer): Promise<boolean> {
  if (!found || found.equals(drawn)) return found !== undefined;
  return file.endsWith('.png') && (await pixelsOf(found)).equals(await pixelsOf(drawn));
}

/** Draws all jobs. Rejects with all that failed. */
async function drawAll(jobs: readonly Job[]): Promise<ReadonlyMap<Job, Buffer>> {
  const failures: string[] = [];
  const drawn = new Map<Job, Buffer>();
  const work = jobs.map(async (job) => {
    try {
      drawn.set(job, Buffer.from(await job.draw()));
    } catch (error) {
      failures.push(`${job.file}: ${error instanceof Error ? error.message : error}`);
    }
  });
  await Promise.all(work);
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return drawn;
}

/**
 * Draws files of the working directory, writes those that differ, removes those that nothing asks for any
 * more, and writes manifest and record. Nothing is written before all is drawn.
 *
 * @param isAsked which of the jobs are drawn, by what the record says of their file
 * @param write false to find the changes only
 */
export async function update(
  isAsked: (job: Job, recorded: DrawnFile | undefined) => boolean,
  write = true,
): Promise<Changes> {
  const jobs = await allJobs();
  const record = readRecord('.');
  const files: Record<string, DrawnFile> = { ...record };
  const isOwn = ({ file }: Job) => {
    const hash = file.startsWith('public/') ? hashOf(file) : undefined;
    return hash !== undefined && hash !== record[file]?.bytes;
  };
  const own = jobs.filter(isOwn).map(({ file }) => file);
  for (const file of own) delete files[file];

  const wanted = new Set(jobs.map(({ file }) => file));
  const removed = Object.keys(files).filter(
    (file) => !wanted.has(file) && hashOf(file) === files[file]?.bytes,
  );
  for (const file of removed) delete files[file];

  const asked = jobs.filter((job) => !own.includes(job.file) && isAsked(job, record[job.file]));
  const drawn: Job[] = [];
  const toWrite = new Map<string, Buffer>();
  for (const [job, bytes] of await drawAll(asked)) {
    const found = bytesOf(job.file);
    const same = await shows(found, job, bytes);
    const data = dataOf(job);
    files[job.file] = {
      ...(data && { data }),
      bytes: shortHash(same && found ? found : bytes),
    };
    if (same) continue;
    drawn.push(job);
    toWrite.set(job.file, bytes);
  }

  if (write) {
    for (const file of removed) rmSync(file);
    for (const [file, bytes] of toWrite) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    writeRecord('.', files);
    await writeManifest('.');
  }
  const listed = isDeepStrictEqual(files, record) && (await isManifestCurrent('.'));
  return { drawn, removed, own, listed };
}
