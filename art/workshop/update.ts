import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawAll } from './draw-all';
import type { Job } from './job';
import { writeManifest } from './manifest';
import { dataOf, type Plan } from './plan';
import { type DrawnFile, readRecord, writeRecord } from './record';

/**
 * Draws what a plan asks for, removes what it says, and writes record and manifest. Files come to
 * their places when all are drawn, so that whatever stops it leaves files and record in agreement.
 *
 * @param hashes of all programs where every file is up to date afterwards
 */
export async function update(
  root: string,
  plan: Plan,
  hashes: Readonly<Record<string, string>> | undefined,
  onDrawn: (job: Job, done: number) => void,
): Promise<void> {
  const record = readRecord(root);
  const files: Record<string, DrawnFile> = { ...record.files };
  for (const file of plan.own) delete files[file];
  for (const file of plan.remove) {
    rmSync(join(root, file));
    delete files[file];
  }
  if (plan.draw.length > 0) {
    const folder = join(root, '.next', 'cache', 'art', String(process.pid));
    try {
      const drawn = await drawAll(root, plan.draw, folder, onDrawn);
      for (const job of plan.draw) {
        mkdirSync(dirname(join(root, job.file)), { recursive: true });
        renameSync(join(folder, job.file), join(root, job.file));
        const data = dataOf(job);
        const bytes = drawn.get(job.file) ?? '';
        files[job.file] = { program: job.program, ...(data && { data }), bytes };
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  writeRecord(root, { programs: hashes ?? record.programs, files });
  await writeManifest(root);
}
