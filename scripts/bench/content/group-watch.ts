import { readdirSync, readFileSync } from 'node:fs';

const sampleMs = 250;

/** Of Linux, on every machine that runs the build. */
const ticksPerSecond = 100;

/** What a group of processes has used. */
export interface GroupCost {
  /** Most bytes held at once, pages that processes share counted in each; 0 where unknown. */
  readonly peak: number;
  /** Processor time; what a process uses in its last quarter of a second is missed. */
  readonly cpuSeconds: number;
}

/** Reads a file, or names in a folder; nothing where a process has ended or there is no /proc. */
function attempt<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const textOf = (path: string): string => attempt(() => readFileSync(path, 'utf8'), '');

/** Watches a group of processes until it is told to stop. */
export function watchGroup(group: number): () => GroupCost {
  const used = new Map<string, number>();
  let peak = 0;
  const timer = setInterval(() => {
    let held = 0;
    for (const name of attempt(() => readdirSync('/proc'), [])) {
      if (!/^\d+$/.test(name)) continue;
      // The name in parentheses may hold spaces; then come state, parent and group (proc_pid_stat).
      const fields = textOf(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
      if (Number(fields[2]) !== group) continue;
      const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(textOf(`/proc/${name}/status`))?.[1];
      held += Number(kilobytes ?? 0) * 1024;
      used.set(name, (Number(fields[11]) + Number(fields[12])) / ticksPerSecond);
    }
    peak = Math.max(peak, held);
  }, sampleMs);
  return () => {
    clearInterval(timer);
    return { peak, cpuSeconds: [...used.values()].reduce((sum, seconds) => sum + seconds, 0) };
  };
}
