/** `npm run lines`: lines by room; `--write` records them in docs/size.json. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const none = { code: 0, styles: 0, tests: 0, total: 0 };

const file = 'docs/size.json';

export const readSizes = (): Record<string, number> => JSON.parse(readFileSync(file, 'utf8'));

const uncounted = /^(content|public)\/|^lib\/picture\/(manifest|home-map)/;

function roomOf(path: string): string {
  if (/^(lib|components\/tools)\/planner\//.test(path)) return 'planner';
  if (/^components\/(ui|picture)\//.test(path)) return 'components/ui, picture';
  return /^(components\/\w+|\w+)\//.exec(path)?.[1] ?? 'root';
}

function kindOf(path: string): 'code' | 'styles' | 'tests' {
  if (/^((art|planner)\/)?tests\/|\.test\.tsx?$/.test(path)) return 'tests';
  return path.endsWith('.css') ? 'styles' : 'code';
}

/** Tracked files without content, static files and drawings. */
export function countLines() {
  const endings = ['ts', 'tsx', 'css', 'mjs', 'js'].map((ending) => `*.${ending}`);
  const tracked = execFileSync('git', ['ls-files', ...endings], { encoding: 'utf8' });
  const rooms: Record<string, typeof none> = {};
  for (const path of tracked.trim().split('\n')) {
    if (uncounted.test(path) || !existsSync(path)) continue;
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n').length;
    const name = roomOf(path);
    const room = rooms[name] ?? { ...none };
    rooms[name] = room;
    room[kindOf(path)] += lines;
    room.total += lines;
  }
  return rooms;
}

if (import.meta.filename === process.argv[1]) {
  const rooms = countLines();
  const all = { ...none };
  for (const room of Object.values(rooms)) {
    for (const key of Object.keys(all) as (keyof typeof none)[]) all[key] += room[key];
  }
  console.table({ ...rooms, total: all });
  if (process.argv.includes('--write')) {
    const sizes = Object.fromEntries(
      Object.entries(rooms).map(([name, room]) => [name, room.total]),
    );
    writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
  }
}
