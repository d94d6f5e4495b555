import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/*
 * A build of many posts asks for tens of thousands of kept files. That one is there is looked up at once,
 * without a promise, and it gets a second name instead of a copy: of all that a second build does after
 * the framework's, writing the same bytes again took most.
 */

/** Where the caches of a build lie, one folder each; the build machine may keep it. */
const caches = resolve('.next', 'cache');

/**
 * A cache between builds, in a folder of its own: each result lies in a file under the hash of what it is
 * made of, so the same input is worked on once. Several processes may share a folder; the one that prunes
 * must be the last.
 *
 * @param name of the folder in `.next/cache`, or a path
 */
export function openBuildCache(name: string) {
  const folder = resolve(caches, name);
  const asked = new Set<string>();
  const underWay = new Map<string, Promise<string>>();
  // Once: with the file it cost a millisecond each.
  mkdirSync(folder, { recursive: true });

  const make = async (path: string, work: () => Promise<Buffer>): Promise<string> => {
    const result = await work();
    // Written beside and moved, so that a build that is stopped leaves no half result.
    const part = `${path}.${process.pid}`;
    await writeFile(part, result);
    await rename(part, path);
    return path;
  };

  return {
    /**
     * The path of the file with the result for this input, made where none is kept. Its bytes must stay as
     * they are.
     *
     * @param kind how it is made, the versions of what makes it included
     * @param input all that it is made of
     */
    async file(kind: string, input: string | Buffer, work: () => Promise<Buffer>): Promise<string> {
      const key = createHash('sha256').update(`${kind}\0`).update(input).digest('hex');
      const path = join(folder, key);
      asked.add(key);
      if (existsSync(path)) return path;
      const made = underWay.get(key) ?? make(path, work).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
    /** Removes what nobody has asked for since the cache was opened. */
    async prune(): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      const stale = names.filter((file) => !asked.has(file));
      await Promise.all(stale.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}

/**
 * Puts a kept file at another place: the same bytes under a second name, or a copy where the disk has no
 * such names or is another one. What lay there before is replaced.
 */
export function placeKept(kept: string, target: string): void {
  try {
    linkSync(kept, target);
  } catch {
    // Something lies there, which a fresh folder never has: looking first would cost each file as much.
    rmSync(target, { force: true });
    try {
      linkSync(kept, target);
    } catch {
      copyFileSync(kept, target);
    }
  }
}
