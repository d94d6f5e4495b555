import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Job } from './job';
import { shortHash } from './program-hash';
import { draw } from './programs';

/** A process that draws: one job at a time, each into the file it is told. */
process.on('message', async ({ job, to }: { job: Job; to: string }) => {
  try {
    const drawn = await draw(job.program, job.file, job.data);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, drawn);
    process.send?.({ bytes: shortHash(drawn) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.send?.({ failed: `${job.file}: ${reason}` });
  }
});
