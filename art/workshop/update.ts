import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import type { Job } from './job';
import { allJobs } from './jobs';
import { isManifestCurrent, writeManifest } from './manifest';
import { type DrawnFile, dataOf, readRecord, shortHash, writeRecord } from './record';

interface Changes {
  /** Missing, or not as drawn. */
  readonly changed: readonly Job[];
  /** Drawn before, and not wanted any more. */
  readonly removed: readonly string[];
  /** Put in the place of a drawing manually: they stay. */
  readonly own: readonly string[];
  /** Whether manifest and record are current. */
  readonly listed: boolean;
}

const hashOf = (file: string): string | undefined =>
  existsSync(file) ? shortHash(readFileSync(file)) : undefined;

const pixelsOf = (png: Buffer): Promise<Buffer> => sharp(png).ensureAlpha().raw().toBuffer();

/** PNG is compared by pixels: machines may compress it differently. */
const shows = async (found: Buffer, file: string, drawn: Buffer): Promise<boolean> =>
  found.equals(drawn) ||
  (file.endsWith('.png') && (await pixelsOf(found)).equals(await pixelsOf(drawn)));

/** Throws an Error that names all that failed. */
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

/** At a time: thousands of new posts would fill the memory. */
const group = 64;

/** Draws files, writes and removes them; `write` false only finds what differs. */
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
  for (const file of removed) {
    delete files[file];
    if (write) rmSync(file);
  }

  const asked = jobs.filter((job) => !own.includes(job.file) && isAsked(job, record[job.file]));
  const changed: Job[] = [];
  for (let start = 0; start < asked.length; start += group) {
    for (const [job, bytes] of await drawAll(asked.slice(start, start + group))) {
      const { file } = job;
      const found = existsSync(file) ? readFileSync(file) : undefined;
      const same = found && (await shows(found, file, bytes));
      const data = dataOf(job);
      files[file] = { ...(data && { data }), bytes: shortHash(same ? found : bytes) };
      if (same) continue;
      changed.push(job);
      if (!write) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    // A file that the record does not know counts as put there manually.
    if (write) writeRecord('.', files);
  }
  if (write) {
    writeRecord('.', files);
    await writeManifest('.');
  }
  const listed = isDeepStrictEqual(files, record) && (await isManifestCurrent('.'));
  return { changed, removed, own, listed };
}

const counted = (count: number): string => `${count} picture${count === 1 ? '' : 's'}`;

/** More posts and pages are only counted. */
const longest = 12;

/** What a build prints: a line for each post or page. */
export function newsOf({
  changed,
  removed,
}: Pick<Changes, 'changed' | 'removed'>): readonly string[] {
  const counts = new Map<string, number>();
  for (const { owner = 'the site' } of changed) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const lines = [...counts].map(([owner, count]) => `drew ${counted(count)} for ${owner}`);
  const many = `drew ${counted(changed.length)} for ${counts.size} posts and pages`;
  return [
    ...(lines.length > longest ? [many] : lines),
    ...(removed.length > 0
      ? [`removed ${counted(removed.length)} that nothing shows any more`]
      : []),
  ];
}
