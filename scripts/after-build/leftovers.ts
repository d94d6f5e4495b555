import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from './files';

/** Next's own not-found page would be answered with 200; worker sources and maps. */
const leftover = /^_not-found[./]|^_next\/static\/.+(\.worker\.[^./]+\.ts|\.js\.map)$/;

export async function removeLeftovers(root: string): Promise<string> {
  const names = (await namesIn(root)).filter((name) => leftover.test(name));
  await Promise.all(names.map((name) => rm(join(root, name))));
  return `removed ${names.length} leftovers`;
}
