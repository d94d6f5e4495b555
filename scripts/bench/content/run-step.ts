import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { type GroupCost, watchGroup } from './group-watch';

/** What a step of the build took. */
export interface StepCost extends GroupCost {
  readonly command: string;
  readonly seconds: number;
}

let running: ChildProcess | undefined;

/** Ends the running step with everything that it has started. */
export function endStep(): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Runs a command of the package's scripts in a folder. Rejects, with what it said, if it fails. */
export function runStep(command: string, folder: string): Promise<StepCost> {
  const path = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' };
  const started = performance.now();
  // Detached: a group of its own, which is watched and ended as one.
  const child = spawn('sh', ['-c', command], { cwd: folder, env, detached: true });
  running = child;
  const stopWatching = watchGroup(child.pid ?? 0);
  let said = '';
  const listen = (text: Buffer) => {
    said = (said + text).slice(-4000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      stopWatching();
      reject(error);
    });
    child.on('close', (code, signal) => {
      running = undefined;
      const cost = stopWatching();
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ ...cost, command, seconds });
      else reject(new Error(`'${command}' ended with ${code ?? signal}:\n${said}`));
    });
  });
}
