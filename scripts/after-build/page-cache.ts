import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hashOfFiles } from '@/lib/source-hash';
import { sitePolicy } from './content-policy';
import { namesIn } from './files';

/** What the steps that change pages are written in. */
const code = ['scripts/after-build', 'lib/late-scripts.ts', 'package-lock.json'];

/**
 * All that a finished page is made of besides the page that Next wrote: the steps and their code, the
 * site's scripts, whose hashes stand in it, and its policy. A page kept under another name is not the same.
 *
 * @param root the built folder, with its scripts as they will be served
 * @param steps names of those that change pages
 */
export async function kindOfPages(root: string, steps: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([steps, hashOfFiles(resolve('.'), code)]));
  hash.update(sitePolicy({ scripts: [], styles: [] }));
  for (const name of [...(await namesIn(root, '.js'))].sort()) {
    hash.update(`\0${name}\0`).update(await readFile(join(root, name)));
  }
  return hash.digest('hex');
}
