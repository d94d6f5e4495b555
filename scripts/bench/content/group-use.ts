import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux, on every machine that runs the build. */
const ticksPerSecond = 100;

/** What a process holds and has used at a moment. */
interface Use {
  readonly bytes: number;
  readonly cpuSeconds: number;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

/** The processes of a group at this moment, by id; none where the system has no /proc. */
export function groupUse(group: number): ReadonlyMap<string, Use> {
  const found = new Map<string, Use>();
  let names: readonly string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return found;
  }
  for (const name of names.filter((each) => /^\d+$/.test(each))) {
    // The name in parentheses may hold spaces; then come state, parent and group (proc_pid_stat).
    const fields = read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    if (Number(fields[2]) !== group) continue;
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${name}/status`))?.[1];
    found.set(name, {
      bytes: Number(kilobytes ?? 0) * 1024,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    });
  }
  return found;
}
