import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesIn, namesIn } from './files';

/**
 * The framework's own not-found page, which would answer 200 on a host of plain files; a second copy of each
 * page's data, which only a server of the framework is asked for; sources of workers, and their maps.
 */
const leftover =
  /^_not-found[./]|(^|\/)__next\._full\.txt$|^_next\/static\/.+(\.worker\.[^./]+\.ts|\.js\.map)$/;

/**
 * Removes files that no page asks for. Returns what it did in a few words. Throws an Error where a
 * script asks for the second copies of data.
 */
export async function removeLeftovers(root: string): Promise<string> {
  for (const script of await filesIn(root, '.js')) {
    if ((await readFile(script, 'utf8')).includes('/_full')) {
      throw new Error(`${basename(script)} asks for /_full, so __next._full.txt must stay.`);
    }
  }
  const names = (await namesIn(root)).filter((name) => leftover.test(name));
  await Promise.all(names.map((name) => rm(join(root, name))));
  return `removed ${names.length} leftovers`;
}
