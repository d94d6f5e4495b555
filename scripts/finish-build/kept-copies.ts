import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Compressed copies that outlive a build. */
export type KeptCopies = {
  /** The copy of these bytes, made where none is kept. `kind` is how it is made. */
  get(kind: string, bytes: Buffer, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes the copies that nobody has asked for. */
  forgetRest(): Promise<void>;
};

/**
 * Keeps copies in a folder, each under the hash of what it is a copy of: a build compresses only
 * what has changed since the last one.
 */
export function keptCopies(folder: string): KeptCopies {
  const used = new Set<string>();
  return {
    async get(kind, bytes, make) {
      const name = createHash('sha256').update(`${kind}\0`).update(bytes).digest('hex');
      const path = join(folder, name);
      used.add(name);
      try {
        return await readFile(path);
      } catch {
        const copy = await make();
        await mkdir(folder, { recursive: true });
        // Written beside and moved, so that a build that is stopped leaves no half copy.
        await writeFile(`${path}.part`, copy);
        await rename(`${path}.part`, path);
        return copy;
      }
    },
    async forgetRest() {
      const names = await readdir(folder).catch(() => []);
      const stale = names.filter((name) => !used.has(name));
      await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
