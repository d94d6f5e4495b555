/**
 * `npm test`, `test:quick`, `test:all` and `check`: runs the steps of a plan, in parallel by CPU
 * cores, until one fails. `--only hosts,facts` runs these alone, `--with engines` adds to the plan.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { findEntries } from '@/lib/content/find-entries';
import { plans, type Step, type StepName, stepNames, stepOf } from './steps';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function chosen(): readonly StepName[] {
  const options = { only: { type: 'string' }, with: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({
    options: { ...options, release: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { release, only = release && 'release', with: more } = values;
  const [planName = 'test', ...rest] = positionals;
  const plan = plans[planName];
  if (!plan || rest.length > 0) stop('Name single steps by --only, such as --only hosts,facts.');
  const names = only ? only.split(',') : [...plan, ...(more?.split(',') ?? [])];
  return names.map(
    (name) =>
      stepNames.find((known) => known === name) ??
      stop(`There is no step '${name}', only ${stepNames.join(', ')}.`),
  );
}

/** The counts of a Vitest or Playwright report; passed retries count as passed. */
function countsIn(report: string) {
  try {
    const found = JSON.parse(readFileSync(report, 'utf8'));
    const { expected = 0, flaky = 0, unexpected = 0 } = found.stats ?? {};
    const passed: number = found.numPassedTests ?? expected + flaky;
    const failed: number = found.numFailedTests ?? unexpected;
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

async function run({ title, command, report }: Step, hold: boolean) {
  if (!hold) console.log(`\n=== ${title} ===`);
  // A stale report must not count.
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: hold ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(child, 'close');
  const seconds = Math.round((performance.now() - start) / 1000);
  if (hold) {
    console.log(`\n=== ${title}, ${seconds} s ===\n${(await Promise.all(output)).join('').trim()}`);
  }
  const { passed, failed } = report ? countsIn(report) : { passed: code === 0 ? 1 : 0, failed: 0 };
  // A crash without a failed test is a failure.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const begin = performance.now();
const names = chosen();
try {
  for (const need of names.flatMap((name) => stepOf(name).needs ?? [])) need();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
findEntries(process.cwd());

const total = { passed: 0, failed: 0 };
const waiting = [...names];
const running = new Map<StepName, Promise<void>>();

function next(): StepName | undefined {
  const active = [...running.keys()];
  if (total.failed > 0 || active.length >= Math.max(2, availableParallelism())) return undefined;
  if (active.some((name) => stepOf(name).alone)) return undefined;
  const unfinished = new Set<string>([...waiting, ...active]);
  return waiting.find((name) => {
    const { after = [], alone } = stepOf(name);
    return !after.some((other) => unfinished.has(other)) && !(alone && active.length > 0);
  });
}

function start(name: StepName): void {
  waiting.splice(waiting.indexOf(name), 1);
  const step = stepOf(name);
  const ended = run(step, !step.alone && names.length > 1).then(({ passed, failed }) => {
    running.delete(name);
    total.passed += passed;
    total.failed += failed;
  });
  running.set(name, ended);
}

for (;;) {
  for (let name = next(); name; name = next()) start(name);
  if (running.size === 0) break;
  await Promise.race(running.values());
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${Math.round((performance.now() - begin) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
