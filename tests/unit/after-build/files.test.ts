import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compileHints } from '@/scripts/after-build/compile-hints';
import { compressFiles } from '@/scripts/after-build/compress';
import { removeLeftovers } from '@/scripts/after-build/leftovers';
import { temporaryFolder } from '../../support/folder';

const long = 'a line that repeats itself\n'.repeat(100);
const { at, names, read, write } = temporaryFolder();
const cache = temporaryFolder();

test('every script of the framework is compiled as it arrives, and no other file changes', async () => {
  const script = '_next/static/chunks/a.js';
  await write({ [script]: 'run()', '_next/static/a.css': 'a{}', 'sw.js': 'work()' });
  for (const time of ['first', 'second']) {
    expect(await compileHints(at()), time).toBe('hints in 1 scripts');
    expect(await read(script), time).toBe('//# allFunctionsCalledOnLoad\nrun()');
  }
  expect(await read('_next/static/a.css')).toBe('a{}');
  expect(await read('sw.js')).toBe('work()');
});

test('text files get compressed copies with the same content, where these are smaller', async () => {
  const texts = ['a.html', 'deep/blog/b.txt', 'images/cover-c.svg'];
  const others = {
    ...{ 'picture.avif': long, 'small.html': 'a'.repeat(256), 'empty.txt': '' },
    ...{ 'noise.txt': randomBytes(2000), 'noise.txt.br': 'of another build' },
  };
  await write({ ...Object.fromEntries(texts.map((name) => [name, long])), ...others });
  for (const _ of ['first', 'second']) {
    expect(await compressFiles(at(), cache.at())).toBe('6 compressed copies of 6 text files');
  }
  for (const name of texts) {
    expect(brotliDecompressSync(await readFile(at(`${name}.br`))).toString()).toBe(long);
    expect(gunzipSync(await readFile(at(`${name}.gz`))).toString()).toBe(long);
    expect(await read(name)).toBe(long);
  }
  expect((await names()).filter((name) => /\.(br|gz)$/.test(name))).toHaveLength(6);
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
