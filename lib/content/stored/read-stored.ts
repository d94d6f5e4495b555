import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Entries written by scripts/before-build.ts. Throws where they are missing. */
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
