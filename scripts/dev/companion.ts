/**
 * Runs beside `npm run dev`: checks the content whenever it is saved, for the page to show what is
 * wrong, and draws what it names.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { settled } from './settled';

/** Lines of `npm run check:content`: for which it cannot be published, and what drafts lack. */
type Found = { readonly errors: readonly string[]; readonly gaps: readonly string[] };

const tsx = ['--import', 'tsx'];

// The server has ended, however that came.
process.once('disconnect', () => process.exit());

let said = '';
let waiting: ChildProcess | undefined;
const startChecker = () => fork('scripts/dev/check.ts', { execArgv: tsx });

/** Checks the content in a process of its own: this one would keep the files as it read them first. */
async function check(): Promise<void> {
  const checker = waiting?.connected ? waiting : startChecker();
  waiting = undefined;
  checker.send('check');
  // It tells, or it ends: of its own code it says itself why.
  const [found] = (await Promise.race([once(checker, 'message'), once(checker, 'exit')])) as [
    Found | number,
  ];
  if (typeof found !== 'object') return;
  process.send?.(found);
  const lines = found.errors.join('\n');
  if (lines !== said) console.error(lines || 'The content is sound again.');
  said = lines;
  waiting = startChecker();
}

/** Draws what is not drawn yet, when the processor has nothing better to do. Returns what it did. */
async function draw(): Promise<string> {
  const drawing = spawn(process.execPath, [...tsx, 'art/before-build.ts', '--drafts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (drawing.pid) setPriority(drawing.pid, constants.priority.PRIORITY_LOW);
  const [done, complaint, [code]] = await Promise.all([
    text(drawing.stdout),
    text(drawing.stderr),
    once(drawing, 'exit'),
  ]);
  // Broken content cannot be drawn, and is named by the check.
  if (code !== 0 && said === '') console.error(complaint.trimEnd());
  if (done) console.log(done.trimEnd());
  return done;
}

const checkSoon = settled(check, 30);
const drawSoon = settled(async () => {
  if (await draw()) checkSoon();
}, 400);

await draw();
checkSoon();
watch('content', { recursive: true }, (_, name) => {
  if (name?.startsWith('found')) return;
  checkSoon();
  drawSoon();
});
if (existsSync('public/images')) watch('public/images', drawSoon);
