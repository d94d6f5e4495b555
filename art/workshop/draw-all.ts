import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Job } from './job';

type Answer = { readonly bytes: string } | { readonly failed: string };

async function ask(worker: ChildProcess, job: Job, to: string): Promise<Answer> {
  worker.send({ job, to });
  const ended = new AbortController();
  const { signal } = ended;
  const [answer] = await Promise.race([
    once(worker, 'message', { signal }),
    once(worker, 'exit', { signal }).then(() => [{ failed: `${job.file}: the process ended` }]),
  ]);
  ended.abort();
  return answer;
}

/**
 * Draws jobs on all cores, each into `folder` under the path of its file.
 *
 * @param root the repository whose code draws
 * @param onDrawn hears of each file that is done, and how many are
 * @returns the hash of each file's bytes, by path; rejects with all that failed
 */
export async function drawAll(
  root: string,
  jobs: readonly Job[],
  folder: string,
  onDrawn: (job: Job, done: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const drawn = new Map<string, string>();
  const failures: string[] = [];
  const waiting = jobs.values();
  const work = async (): Promise<void> => {
    const worker = fork(join(root, 'art', 'workshop', 'worker.ts'), {
      cwd: root,
      execArgv: ['--import', 'tsx'],
    });
    for (const job of waiting) {
      const answer = await ask(worker, job, join(folder, job.file));
      if ('failed' in answer) failures.push(answer.failed);
      else drawn.set(job.file, answer.bytes);
      onDrawn(job, drawn.size + failures.length);
    }
    worker.kill();
  };
  const workers = Math.min(jobs.length, availableParallelism());
  await Promise.all(Array.from({ length: workers }, work));
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return drawn;
}
