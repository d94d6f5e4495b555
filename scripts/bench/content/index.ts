import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { measure } from './measure';
import { endStep } from './run-step';
import { type ContentCost, excesses, lineOf, slopes } from './verdict';

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given.sort((a, b) => a - b) : [5000];
if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) {
  console.error('How many more posts? For example: npm run bench:content -- 0 500 1000 5000');
  process.exit(1);
}

let folder = '';
const clear = () => {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  folder = '';
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endStep();
    clear();
    process.exit(130);
  });
}

const costs: ContentCost[] = [];
try {
  for (const count of new Set(counts)) {
    folder = mkdtempSync(join(tmpdir(), 'bench-content-'));
    const cost = await measure(resolve('.'), folder, count, (step) =>
      console.log(
        `  ${step.command}: ${step.seconds.toFixed(1)} s, ${step.cpuSeconds.toFixed(1)} s of processor time`,
      ),
    );
    console.log(lineOf(cost));
    costs.push(cost);
    clear();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  endStep();
  clear();
}
if (costs.length > 1) {
  const each = (build: 'first' | 'again') =>
    slopes(costs, build)
      .map((slope) => slope.toFixed(0))
      .join(', ');
  console.log('Milliseconds of processor time per further post, from count to count:');
  console.log(`first build ${each('first')}; built again ${each('again')}`);
}
const problems = excesses(costs);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
