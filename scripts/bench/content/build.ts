import { spawnSync } from 'node:child_process';
import type { BuildCost } from './verdict';

/**
 * Builds the site in a folder, in view of the user, and tells what that took.
 *
 * Throws an Error where the build fails.
 */
export function build(folder: string): BuildCost {
  const started = performance.now();
  // The shell's own `times` tells what it and all that it started have used of the processor.
  const { status, stdout } = spawnSync('sh', ['-c', 'npm run build >&2 && times'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, cpuSeconds: secondsOf(stdout) };
}

/** The sum of times such as `1m2.5s`. */
export const secondsOf = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
