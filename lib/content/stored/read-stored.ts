import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The entries of a collection, by their names, as scripts/store-entries.ts has written them for the build.
 * Throws an Error where it has not.
 *
 * @param name of the list in content/found
 */
export function readStored<Entry>(name: string): Readonly<Record<string, Entry | undefined>> {
  try {
    return JSON.parse(
      readFileSync(join(process.cwd(), 'content', 'found', `${name}.json`), 'utf8'),
    );
  } catch (error) {
    throw new Error(`content/found/${name}.json cannot be read: build with 'npm run build'.`, {
      cause: error,
    });
  }
}
