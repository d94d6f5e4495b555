// @vitest-environment node
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfFiles } from '@/lib/source-hash';
import { type TemporaryFolder, temporaryFolder } from './serve/site-folder';

let folder: TemporaryFolder;
const at = (name: string) => join(folder.path, name);
const hash = () => hashOfFiles(folder.path, ['code', 'lock.json']);

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(at('code/inner'), { recursive: true });
  await writeFile(at('code/inner/a.ts'), 'a');
  await writeFile(at('code/b.ts'), 'b');
  await writeFile(at('lock.json'), '{}');
});

afterEach(() => folder.remove());

test('the same files have the same hash, wherever they lie', async () => {
  const before = hash();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  await rename(folder.path, `${folder.path}-moved`);
  expect(hashOfFiles(`${folder.path}-moved`, ['code', 'lock.json'])).toBe(before);
  await rename(`${folder.path}-moved`, folder.path);
});

test.each([
  ['another text', () => writeFile(at('code/b.ts'), 'c')],
  ['another name', () => rename(at('code/b.ts'), at('code/c.ts'))],
  ['another place', () => rename(at('code/b.ts'), at('code/inner/b.ts'))],
  ['one file more', () => writeFile(at('code/c.ts'), '')],
])('%s gives another one', async (_, change) => {
  const before = hash();
  await change();
  expect(hash()).not.toBe(before);
});

test('a file beside them changes nothing, and a missing one is refused', async () => {
  const before = hash();
  await writeFile(at('other.ts'), 'x');
  expect(hash()).toBe(before);
  expect(() => hashOfFiles(folder.path, ['none'])).toThrow('none');
});
