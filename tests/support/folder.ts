import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { writeInto } from '@/scripts/after-build/files';

/** A temporary folder, new for each test or one for all of a file. Called before hooks that use it. */
export function temporaryFolder(lasts: 'each' | 'all' = 'each') {
  let path = '';
  const [before, after] = lasts === 'all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    path = await mkdtemp(join(tmpdir(), 'site-'));
  });
  after(() => rm(path, { recursive: true, force: true }));
  const at = (name = '') => join(path, name);
  return {
    at,
    read: (name: string) => readFile(at(name), 'utf8'),
    /** The names of all files and folders in it, however deep, in order. */
    names: async () => (await readdir(path, { recursive: true })).toSorted(),
    async write(files: Readonly<Record<string, string | Buffer>>) {
      for (const [name, content] of Object.entries(files)) await writeInto(path, name, content);
    },
  };
}
