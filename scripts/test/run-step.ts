import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type Counts, none, withExitCode } from './counts';
import type { Step } from './plans';

const one: Counts = { passed: 1, failed: 0 };
const lost: Counts = { passed: 0, failed: 1 };

function readReport({ file, counts }: NonNullable<Step['report']>): Counts {
  try {
    return counts(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return none;
  }
}

const title = (name: string, start: number) =>
  `\n=== ${name}${start ? `, ${Math.round((performance.now() - start) / 1000)} s` : ''} ===`;

/** The exit code of a command, and what it said where that is held back. */
async function run([program, ...args]: readonly [string, ...string[]], hold: boolean) {
  const child = spawn(program, args, { stdio: hold ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const said =
    hold && child.stdout && child.stderr
      ? Promise.all([text(child.stdout), text(child.stderr)])
      : Promise.resolve([]);
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, said: (await said).join('') };
  } catch (error) {
    return { code: 1, said: String(error) };
  }
}

/**
 * Runs a step and counts its tests; one without a report counts as one test.
 *
 * @param hold whether what it says is printed as a whole when it is done
 */
export async function runStep(step: Step, hold: boolean): Promise<Counts> {
  const { name, prepare, command, report } = step;
  if (!hold) console.log(title(name, 0));
  try {
    prepare?.();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return lost;
  }
  if (!command) return none;
  // A report of an earlier run must not be counted where this one writes none.
  if (report) rmSync(report.file, { force: true });
  const start = performance.now();
  const { code, said } = await run(command, hold);
  if (hold) console.log(`${title(name, start)}\n${said.trim()}`);
  else if (said) console.error(said);
  if (report) return withExitCode(readReport(report), code);
  return withExitCode(code === 0 ? one : none, code);
}
