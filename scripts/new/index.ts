/** `npm run new -- post 'Title'`: a new entry, ready to fill. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { newEntry, Refusal } from './new-entry';

const [kind = '', ...words] = process.argv.slice(2);

try {
  const today = new Date().toISOString().slice(0, 10);
  const lines = newEntry(resolve('.'), kind, words.join(' ').trim(), today);
  // A running `npm run dev` shows it at once, with its cover.
  spawnSync('npx tsx art/before-build.ts --drafts', { shell: true, stdio: 'inherit' });
  for (const line of lines) console.log(line);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
