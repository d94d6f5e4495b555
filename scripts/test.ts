import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { add, type Counts, withExitCode } from './test/counts';
import { type Preparation, type Step, steps } from './test/steps';

const none: Counts = { passed: 0, failed: 0 };
const one: Counts = { passed: 1, failed: 0 };

function readReport({ file, counts }: NonNullable<Step['report']>): Counts {
  try {
    return counts(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return none;
  }
}

function runStep({ command: [program, ...args], report }: Step): Counts {
  // A report of an earlier run must not be counted where this one writes none.
  if (report) rmSync(report.file, { force: true });
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) console.error(error.message);
  const code = status ?? 1;
  if (report) return withExitCode(readReport(report), code);
  return withExitCode(code === 0 ? one : none, code);
}

function prepare(step: Preparation): Counts {
  try {
    step.prepare();
    return none;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

let total = none;
for (const step of steps) {
  console.log(`\n=== ${step.name} ===`);
  total = add(total, 'prepare' in step ? prepare(step) : runStep(step));
  if (total.failed > 0) break;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
