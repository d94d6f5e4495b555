import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { filesIn } from '../files';

/** A page's data in one file, which lies there a second time as the page's own `.txt`. */
const fullData = '__next._full.txt';

/** How the framework's script would ask for it. */
export const fullDataRequest = '/_full';

/**
 * Removes the second copy of every page's data: only pages that are finished on a server ask for it.
 *
 * Returns what it did in a few words, empty where there was nothing to do. Throws an Error where a script
 * of the site does ask for it.
 */
export async function removeFullData(root: string): Promise<string> {
  for (const script of await filesIn(root, '.js')) {
    if ((await readFile(script, 'utf8')).includes(fullDataRequest)) {
      throw new Error(`${basename(script)} asks for ${fullDataRequest}, so ${fullData} must stay.`);
    }
  }
  const files = (await filesIn(root, fullData)).filter((file) => basename(file) === fullData);
  await Promise.all(files.map((file) => rm(file)));
  return files.length > 0 ? `removed ${files.length} second copies of a page's data` : '';
}
