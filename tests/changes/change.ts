import { newEntry } from '@/scripts/new/new-entry';
import type { PlaceOnPage } from '@/tests/spec/pages';
import type { SiteCopy } from '@/tests/support/site-copy';

type Edit = (copy: SiteCopy, file: string) => void;

/** A place on a page or a file such as `/feed.xml`, and what it says there. */
type Said = `${PlaceOnPage | `/${string}.${string}`}: ${string}`;

/** A change of every day, as a marketer makes it: one edit of one file. */
export interface Change {
  readonly what: string;
  readonly file: string;
  readonly edit: Edit;
  readonly now: readonly Said[];
  /** What stands in no file of `out/` any more. */
  readonly gone: readonly string[];
}

/** Replaces texts that stand in the file once. */
export const swap =
  (...pairs: readonly (readonly [from: string, to: string])[]): Edit =>
  (copy, file) => {
    for (const [from, to] of pairs) {
      const parts = copy.read(file).split(from);
      if (parts.length !== 2) throw new Error(`${file} does not say once: ${from}`);
      copy.write(file, parts.join(to));
    }
  };

export const remove: Edit = (copy, file) => copy.remove(file);

/** Writes an entry as `npm run new` does, and sets fields; those that are undefined are taken out. */
export const create =
  (kind: string, title: string, fields: Readonly<Record<string, unknown>>): Edit =>
  (copy, file) => {
    newEntry(copy.folder, kind, title, new Date().toISOString().slice(0, 10));
    let text = copy.read(file);
    for (const [name, value] of Object.entries(fields)) {
      const field = new RegExp(`^  ${name}:.*(?:\\n(?: {3,}.*|  [\\])}]+,?))*\\n`, 'm');
      const line = value === undefined ? '' : `  ${name}: ${JSON.stringify(value)},\n`;
      if (!field.test(text)) throw new Error(`${file} has no field ${name}.`);
      text = text.replace(field, () => line);
    }
    copy.write(file, text);
  };
