import { resolve } from 'node:path';
import { allJobs } from './workshop/jobs';
import { planOf } from './workshop/plan';
import { hashPrograms } from './workshop/program-hash';
import { readRecord } from './workshop/record';
import { update } from './workshop/update';

/** `npm run art`: draws what changed; with `--all` everything. */
async function main(): Promise<void> {
  const root = resolve('.');
  const all = process.argv.includes('--all');
  const started = performance.now();
  const [record, hashes] = [readRecord(root), await hashPrograms(root)];
  const plan = planOf({ root, jobs: await allJobs(record, hashes), record, hashes, all });
  const count = plan.draw.length;
  await update(root, plan, hashes, ({ file }, done) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${done}/${count} ${file}`);
  });
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Drew ${count} files, removed ${plan.remove.length}, in ${seconds} s.`);
  for (const file of plan.own) console.log(`${file} is not drawn here and stays as it is.`);
}

await main();
