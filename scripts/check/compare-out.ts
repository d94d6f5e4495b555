/**
 * Compares two builds: `npm run check:out -- DIR_A DIR_B`. Names with a hash are read without it,
 * pages tag by tag and text by text, everything else byte by byte. The bundler's own scripts and
 * sheets, and the data of page changes (`.txt`), are compared by their names alone.
 *
 * `--text` leaves out what a visitor does not read: elements and all attributes but labels, links
 * and sources. A difference that stands on many pages is printed once. Ends with 1 where one is.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { namesIn, writeInto } from '../after-build/files';
import { type Depth, normalForm, withoutHashes } from './normal-form';

const { values, positionals } = parseArgs({
  options: { text: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const depth: Depth = values.text ? 'text' : 'markup';
const [before, after] = positionals;
if (!before || !after) {
  console.error('Name two folders: npm run check:out -- DIR_A DIR_B');
  process.exit(1);
}

/** Lines and letters of one difference that are printed. */
const printed = { lines: 40, letters: 300 };

const namesAlone = /^_next\/static\/.*\.(css|js|json)$|(^|\/)sw\.js$|(?<!robots|security)\.txt$/;

/** What is compared of a file. */
function formOf(name: string, bytes: Buffer): string | Buffer {
  if (namesAlone.test(name)) return '';
  if (name.endsWith('.html')) return normalForm(bytes.toString(), depth);
  if (/\.(json|md|txt|xml)$/.test(name)) return bytes;
  return `${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex')}\n`;
}

/** Writes a build's normal form, file by file, into another folder. */
async function normalize(root: string, target: string): Promise<void> {
  for (const file of await namesIn(root)) {
    if (/\.(br|gz)$/.test(file)) continue;
    const name = withoutHashes(file);
    await writeInto(target, name, formOf(name, await readFile(join(root, file))));
  }
}

/** The changes that `git diff` found, each with the files that it stands in. */
function changesIn(diff: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const part of diff.split(/^diff --git /m).slice(1)) {
    const file = /^a\/a\/(\S+)/.exec(part)?.[1] ?? '';
    const [head = '', ...hunks] = part.split(/^@@ .*\n/m);
    const notes = /^(new|deleted) file/m.exec(head)?.[0];
    for (const text of notes ? [`${notes}\n`] : hunks)
      found.set(text, [...(found.get(text) ?? []), file]);
  }
  return found;
}

const folder = await mkdtemp(join(tmpdir(), 'compare-out-'));
await normalize(before, join(folder, 'a'));
await normalize(after, join(folder, 'b'));
const { stdout } = spawnSync(
  'git',
  ['diff', '--no-index', '--no-renames', '--no-color', '-U1', 'a', 'b'],
  { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 },
);
await rm(folder, { recursive: true });

const changes = changesIn(stdout);
for (const [text, files] of changes) {
  const shown = files.length > 6 ? [...files.slice(0, 3), '…'] : files;
  const lines = text.split('\n').map((line) => line.slice(0, printed.letters));
  console.log(`== ${files.length} files: ${shown.join(' ')}`);
  console.log(lines.slice(0, printed.lines).join('\n'));
}
console.log(
  changes.size === 0 ? 'The two builds are the same.' : `${changes.size} kinds of difference.`,
);
process.exit(changes.size === 0 ? 0 : 1);
