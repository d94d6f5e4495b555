import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const leftover = /^_not-found(\.(html|txt)(\.br|\.gz)?)?$/;

/**
 * Removes the framework's own not-found page, which would answer 200 on a host of plain files.
 *
 * Returns what it did in a few words, empty where there was nothing to do.
 */
export async function removeNotFound(root: string): Promise<string> {
  const names = (await readdir(root)).filter((name) => leftover.test(name));
  await Promise.all(names.map((name) => rm(join(root, name), { recursive: true })));
  return names.length > 0 ? `removed ${names.join(' and ')}` : '';
}
