/**
 * `npm run dev`: Next's server, and a content check after each save. Errors make every page fail,
 * so that Next shows them.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { findEntries, writeErrors } from '@/lib/content/find-entries';
import { writeZips } from './pack-zips';

const root = process.cwd();
Object.assign(process.env, { NODE_ENV: 'development' });

const start = (script: string) =>
  fork(script, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
const startChecker = () => start('scripts/check/content-on-message.ts');

async function complaintOf(process: ChildProcess): Promise<string> {
  const [complaint] = await Promise.all([text(process.stderr as Readable), once(process, 'exit')]);
  return complaint.trim();
}

let waiting: ChildProcess | undefined;
let checking: ChildProcess | undefined;
let drawn = Promise.resolve();

async function check(): Promise<void> {
  checking?.kill();
  const checker = waiting ?? startChecker();
  [waiting, checking] = [undefined, checker];
  checker.send('now');
  const errors = await complaintOf(checker);
  if (checking !== checker) return;
  waiting = startChecker();
  writeErrors(root, errors);
  if (errors) return;
  drawn = drawn.then(async () => {
    const drawing = start('art/before-build.ts');
    if (drawing.pid) setPriority(drawing.pid, constants.priority.PRIORITY_LOW);
    const complaint = await complaintOf(drawing);
    // Broken content cannot be drawn, and the check reports why.
    if (complaint && checking === checker) console.error(complaint);
  });
}

findEntries(root);
writeZips();
const server = fork('node_modules/next/dist/bin/next', ['dev', ...process.argv.slice(2)], {
  execArgv: [],
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

let timer = setTimeout(check, 0);
function checkSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(check, 30);
}
watch('content', { recursive: true }, (event, name) => {
  if (name?.startsWith('found')) return;
  if (event === 'rename') findEntries(root, true);
  checkSoon();
});
watch('public/images', checkSoon);
