import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '@/scripts/after-build/compress';
import { removeLeftovers } from '@/scripts/after-build/leftovers';
import { temporaryFolder } from '../../support/folder';

const long = 'a line that repeats itself\n'.repeat(100);
const { at, names, read, write } = temporaryFolder();
const cache = temporaryFolder();

test('what is no text, is short or does not shrink gets no copy, and keeps none', async () => {
  await write({
    ...{ 'picture.avif': long, 'small.html': 'a'.repeat(256) },
    ...{ 'noise.txt': randomBytes(2000), 'noise.txt.br': 'of another build' },
  });
  await compressFiles(at(), cache.at());
  expect((await names()).sort()).toEqual(['noise.txt', 'picture.avif', 'small.html']);
});

test('copies of the last build are used again, and none of another text', async () => {
  await write({ 'a.html': long });
  await compressFiles(at(), cache.at());
  const [kept = ''] = await cache.names();
  await cache.write({ [kept]: 'as it was kept' });
  await compressFiles(at(), cache.at());
  expect(await read('a.html.br')).toBe('as it was kept');
  await write({ 'a.html': `${long}.` });
  await compressFiles(at(), cache.at());
  expect(brotliDecompressSync(await readFile(at('a.html.br'))).toString()).toBe(`${long}.`);
  expect(await cache.names()).toHaveLength(1);
});

test('what no page asks for is removed, and nothing else', async () => {
  const kept = [
    ...['404.html', '_next/static/chunks/turbopack-worker-a.js', '_next/static/media/a.woff2'],
    ...['_not-found-really.html', 'blog/_not-found.html', 'blog/post/__next._full.txt'],
  ];
  const leftovers = [
    ...['_next/static/chunks/2z3sh.js.map', '_next/static/media/planner.worker.a1-b_2.ts'],
    ...['_not-found.html', '_not-found.txt', '_not-found/__next._tree.txt'],
  ];
  await write(Object.fromEntries([...kept, ...leftovers].map((name) => [name, long])));
  expect(await removeLeftovers(at())).toBe(`removed ${leftovers.length} leftovers`);
  expect((await names()).filter((name) => /\.\w+$/.test(name)).sort()).toEqual(kept.toSorted());
});
