import { allJobs } from './jobs';
import { manifestOf, readManifest } from './manifest';
import { planOf } from './plan';
import { hashPrograms } from './program-hash';
import { readRecord } from './record';

/** How what lies in the repository differs from what the workshop would draw. */
interface Findings {
  /** Why files have to be drawn again; empty where all are up to date. */
  readonly stale: readonly string[];
  /** Files that somebody put in the place of a drawing. */
  readonly own: readonly string[];
}

/** Compares record, files and manifest with the code and the content as they are; draws nothing. */
export async function findStale(root: string): Promise<Findings> {
  const [record, hashes] = [readRecord(root), await hashPrograms(root)];
  const names = new Set([...Object.keys(hashes), ...Object.keys(record.programs)]);
  const changed = [...names].filter((name) => hashes[name] !== record.programs[name]);
  // Without hashes: a program that changed is one line here, not one for each of its files.
  const plan = planOf({ root, jobs: await allJobs(record, {}), record, hashes: {} });
  const { draw, remove, own } = plan;
  const manifest = readManifest(root) === (await manifestOf(root));
  const stale = [
    ...changed.map((name) => `art/${name}.ts, or what it imports, was changed after it last drew.`),
    ...draw.map(({ file }) => `${file} is missing, or was drawn from something else.`),
    ...remove.map((file) => `${file} is not asked for any more.`),
    ...(manifest ? [] : ['lib/picture/manifest.ts does not list what lies in public/images.']),
  ];
  return { stale, own };
}
