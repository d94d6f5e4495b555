import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from './files';

/**
 * The framework's own not-found page, which would answer 200 on a host of plain files; sources of workers, and
 * their maps.
 */
const leftover = /^_not-found[./]|^_next\/static\/.+(\.worker\.[^./]+\.ts|\.js\.map)$/;

/** Removes files that no page asks for. Returns what it did in a few words. */
export async function removeLeftovers(root: string): Promise<string> {
  const names = (await namesIn(root)).filter((name) => leftover.test(name));
  await Promise.all(names.map((name) => rm(join(root, name))));
  return `removed ${names.length} leftovers`;
}
