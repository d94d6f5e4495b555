import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where the caches of a build lie, one folder each; the build machine may keep it. */
const caches = resolve('.next', 'cache');

/**
 * A cache between builds, in a folder of its own: each result lies under the hash of what it is made
 * of, so the same input is worked on once. Several processes may share a folder; the one that prunes
 * must be the last.
 *
 * @param name of the folder in `.next/cache`, or a path
 */
export function openBuildCache(name: string) {
  const folder = resolve(caches, name);
  const asked = new Set<string>();
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (path: string, work: () => Promise<Buffer>): Promise<Buffer> => {
    const result = await work();
    await mkdir(folder, { recursive: true });
    // Written beside and moved, so that a build that is stopped leaves no half result.
    const part = `${path}.${process.pid}`;
    await writeFile(part, result);
    await rename(part, path);
    return result;
  };

  return {
    /**
     * The result for this input, made where none is kept.
     *
     * @param kind how it is made, the versions of what makes it included
     * @param input all that it is made of
     */
    get(kind: string, input: string | Buffer, work: () => Promise<Buffer>): Promise<Buffer> {
      const key = createHash('sha256').update(`${kind}\0`).update(input).digest('hex');
      const path = join(folder, key);
      asked.add(key);
      const known = underWay.get(key);
      if (known) return known;
      const found = readFile(path)
        .catch(() => make(path, work))
        .finally(() => underWay.delete(key));
      underWay.set(key, found);
      return found;
    },
    /** Removes what nobody has asked for since the cache was opened. */
    async prune(): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      const stale = names.filter((file) => !asked.has(file));
      await Promise.all(stale.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}
