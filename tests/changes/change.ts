import { spawnSync } from 'node:child_process';
import { newEntry } from '@/scripts/new/new-entry';
import type { PlaceOnPage } from '@/tests/spec/pages';
import type { SiteCopy } from '@/tests/support/site-copy';

export type Edit = (copy: SiteCopy, file: string) => void;

/** A place on a page, a file such as `/feed.xml`, or `chat` and a question, and what it says there. */
type Said = `${PlaceOnPage | `/${string}.${string}` | `chat ${string}`}: ${string}`;

/** A change of every day, as a marketer makes it: one edit of one file. */
export interface Change {
  readonly what: string;
  readonly file: string;
  readonly edit: Edit;
  readonly now: readonly Said[];
  /** What stands in no file of `out/` any more, or where it begins with a place, not there. */
  readonly gone?: readonly string[];
}

export const swap =
  (from: string, to: string): Edit =>
  (copy, file) => {
    const text = copy.read(file);
    const count = text.split(from).length - 1;
    if (count !== 1) throw new Error(`${file} says ${count} times what is to be replaced: ${from}`);
    copy.write(
      file,
      text.replace(from, () => to),
    );
  };

export const all =
  (...edits: readonly Edit[]): Edit =>
  (copy, file) => {
    for (const edit of edits) edit(copy, file);
  };

export const append =
  (list: string, entry: string): Edit =>
  (copy, file) => {
    const text = copy.read(file);
    const start = text.indexOf(list);
    const end = text.slice(start).search(/^( *)\](?: as const.*)?[;,]$/m);
    if (start < 0 || end < 0) throw new Error(`${file} has no list that begins with: ${list}`);
    const at = start + end;
    copy.write(file, `${text.slice(0, at)}${entry}\n${text.slice(at)}`);
  };

export const remove: Edit = (copy, file) => copy.remove(file);

/** Sets fields of the entry that a file exports; those that are undefined are taken out. */
const fill =
  (fields: Readonly<Record<string, unknown>>): Edit =>
  (copy, file) => {
    let text = copy.read(file);
    for (const [name, value] of Object.entries(fields)) {
      const field = new RegExp(`^  (?:// )?${name}:.*(?:\\n(?: {3,}.*|  [\\])}]+,?))*\\n`, 'm');
      const line = value === undefined ? '' : `  ${name}: ${JSON.stringify(value)},\n`;
      if (!field.test(text)) throw new Error(`${file} has no field ${name}.`);
      text = text.replace(field, () => line);
    }
    copy.write(file, text);
  };

/** Writes an entry that is like another one, apart from these fields. */
export const duplicate =
  (other: string, fields: Readonly<Record<string, unknown>>): Edit =>
  (copy, file) => {
    copy.write(file, copy.read(other));
    fill(fields)(copy, file);
  };

/** Writes an entry as `npm run new` does, fills it, and takes `draft` out unless it says otherwise. */
export const create =
  (kind: string, title: string, fields: Readonly<Record<string, unknown>>): Edit =>
  (copy, file) => {
    newEntry(copy.folder, kind, title, today());
    fill({ draft: undefined, ...fields })(copy, file);
  };

/** A day from now, by the clock of Greenwich: YYYY-MM-DD. */
export const today = (days = 0): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What the chat of a copy of the site answers to these questions. */
export function answersOf(
  copy: SiteCopy,
  questions: readonly string[],
): ReadonlyMap<string, string> {
  const program = `import { answerTo } from '@/lib/content/chat';
console.log(JSON.stringify(${JSON.stringify(questions)}.map((question) => answerTo(question).content.text)));`;
  const { stdout, stderr } = spawnSync('npx', ['tsx', '--input-type=module', '-e', program], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`The chat of the copy does not answer: ${stderr}`);
  const answers: readonly string[] = JSON.parse(stdout);
  return new Map(questions.map((question, index) => [question, answers[index] ?? '']));
}
