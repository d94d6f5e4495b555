import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { writeInto } from '@/scripts/after-build/files';

/**
 * A temporary folder, new for each test of a file or, where that is said, one for all of them. It is
 * removed afterwards. Called at the top of a file, before hooks that use the folder.
 */
export function temporaryFolder(lasts: 'each' | 'all' = 'each') {
  let path = '';
  const [before, after] = lasts === 'all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    path = await mkdtemp(join(tmpdir(), 'site-'));
  });
  after(() => rm(path, { recursive: true, force: true }));
  const at = (name = '') => join(path, name);
  return {
    /** The whole path of the folder, or of a name in it. */
    at,
    read: (name: string) => readFile(at(name), 'utf8'),
    /** The names of all files and folders in it, however deep, in order. */
    names: async () => (await readdir(path, { recursive: true })).toSorted(),
    /** Writes files by their names; folders come with them. */
    async write(files: Readonly<Record<string, string | Buffer>>) {
      for (const [name, content] of Object.entries(files)) await writeInto(path, name, content);
    },
  };
}
