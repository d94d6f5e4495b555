import { allJobs } from './jobs';
import { rasterFiles } from './manifest';
import { newsOf } from './news';
import { planOf } from './plan';
import { writeRasters } from './rasters';
import { readRecord } from './record';
import { update } from './update';

/**
 * Before a build: draws what content names and nobody has drawn, and what is told otherwise there than
 * when it was drawn; writes the manifest for what lies in public/images; sizes photographs. Code of the
 * workshop that was changed is no concern of a build: `npm run check:art` finds it.
 *
 * @param say hears a line for each thing done; nothing where all was there
 */
export async function bringUpToDate(root: string, say: (line: string) => void): Promise<void> {
  const record = readRecord(root);
  const plan = planOf({ root, jobs: await allJobs(record, {}), record, hashes: {} });
  await update(root, plan, undefined, () => {});
  for (const line of newsOf(plan, record)) say(line);
  const made = await writeRasters(root, rasterFiles(root));
  if (made > 0) say(`sized photographs: ${made} files`);
}
