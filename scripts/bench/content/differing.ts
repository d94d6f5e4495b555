import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What each file of a built site holds, as a hash, by its name. */
export async function fingerprints(out: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const prints = new Map<string, string>();
  for (const file of files) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const hash = createHash('sha256').update(await readFile(path));
    prints.set(path.slice(out.length + 1), hash.digest('hex'));
  }
  return prints;
}

/** The files that an upload of the second build over the first would write or delete, by name. */
export const differing = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
