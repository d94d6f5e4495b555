// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openBuildCache, placeKept } from '@/lib/build-cache';
import { compileHints } from '@/scripts/after-build/compile-hints';
import { compressFiles } from '@/scripts/after-build/compress';
import { removeFullData } from '@/scripts/after-build/leftovers/full-data';
import { removeNotFound } from '@/scripts/after-build/leftovers/not-found';
import { removeWorkerSources } from '@/scripts/after-build/leftovers/worker-sources';
import { temporaryFolder } from '../../support/folder';

const long = 'a line that repeats itself\n'.repeat(100);
const folder = temporaryFolder();
const cache = temporaryFolder();
const { at, names, read, write } = folder;
const compress = () => compressFiles(at(), cache.at());

/** Fails unless both copies of a file hold the text. */
async function expectCopies(name: string, text: string): Promise<void> {
  expect(brotliDecompressSync(await readFile(at(`${name}.br`))).toString()).toBe(text);
  expect(gunzipSync(await readFile(at(`${name}.gz`))).toString()).toBe(text);
}

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

describe('compressing', () => {
  test.each(['html', 'js', 'css', 'txt', 'svg', 'json', 'xml', 'md', 'csv', 'webmanifest'])(
    'a .%s file gets two copies with the same content',
    async (ending) => {
      const name = `deep/folder/file.${ending}`;
      await write({ [name]: long });
      expect(await compress()).toBe('2 compressed copies of 1 text files');
      await expectCopies(name, long);
      expect(await read(name)).toBe(long);
    },
  );

  const noise = Buffer.from(
    Array.from({ length: 2000 }, (_, index) => (index * 7919 + ((index * index * 31) >> 3)) % 256),
  );

  test.each([
    ['picture.avif', long],
    ['text.woff2', long],
    ['archive.br', long],
    ['small.html', 'a'.repeat(512)],
    ['empty.txt', ''],
  ])('%s gets none', async (name, content) => {
    await write({ [name]: content });
    await compress();
    expect(await names()).toEqual([name]);
  });

  test('the same text under several names gets the same copies, and no stale ones', async () => {
    await write({ 'a.txt': long, 'b.txt': `${long}!`, 'c.txt': 'short', 'd.txt': long });
    await compress();
    await write({ 'b.txt': long, 'c.txt': long, 'd.txt': 'short' });
    expect(await compress()).toBe('6 compressed copies of 4 text files');
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await expectCopies(name, long);
    expect((await names()).filter((name) => name.startsWith('d'))).toEqual(['d.txt']);
  });

  test('copies are only kept where they are smaller', async () => {
    await write({ 'noise.txt': noise });
    await compress();
    for (const name of await names()) {
      if (name === 'noise.txt') continue;
      expect((await readFile(at(name))).length).toBeLessThan(noise.length);
    }
  });

  test('many files, and a second run, give the same', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    await write(Object.fromEntries(numbers.map((index) => [`${index}.html`, long + index])));
    const first = await compress();
    expect(first).toBe('200 compressed copies of 100 text files');
    expect(await compress()).toBe(first);
    expect(await names()).toHaveLength(300);
  });
});

describe('copies kept from build to build', () => {
  const bytes = (text: string) => Buffer.from(text);
  const never = () => Promise.reject(new Error('It was made again.'));
  const made = (text: string) => () => Promise.resolve(bytes(text));

  const textOf = async (file: Promise<string>) => readFile(await file, 'utf8');

  test('are made once for the same bytes, and told apart by their kind', async () => {
    const kept = openBuildCache(cache.at());
    expect(await textOf(kept.file('br', bytes('page'), made('copy')))).toBe('copy');
    const later = openBuildCache(cache.at());
    expect(await textOf(later.file('br', bytes('page'), never))).toBe('copy');
    await expect(later.file('gzip', bytes('page'), never)).rejects.toThrow('made again');
    await expect(later.file('br', bytes('pages'), never)).rejects.toThrow('made again');
  });

  test('are forgotten when a build has not asked for them', async () => {
    const kept = openBuildCache(cache.at());
    await kept.file('br', bytes('old'), made('copy'));
    await kept.file('br', bytes('page'), made('copy'));
    const later = openBuildCache(cache.at());
    await later.file('br', bytes('page'), never);
    await later.prune();
    await expect(later.file('br', bytes('old'), never)).rejects.toThrow('made again');
    expect(await textOf(later.file('br', bytes('page'), never))).toBe('copy');
  });

  test('are made once when they are asked for at the same time', async () => {
    let times = 0;
    const make = async () => bytes(String(++times));
    const cached = openBuildCache(cache.at());
    const both = [cached.file('br', 'page', make), cached.file('br', 'page', make)];
    expect(await Promise.all(both.map(textOf))).toEqual(['1', '1']);
  });

  test('may lie in a folder that does not exist yet', async () => {
    const kept = openBuildCache(cache.at('a/b'));
    await kept.prune();
    expect(await textOf(kept.file('br', bytes('page'), made('copy')))).toBe('copy');
  });

  test('are put in the place of another file, which keeps its bytes under its other name', async () => {
    const kept = openBuildCache(cache.at());
    const [first, second] = [
      await kept.file('br', 'a', made('one')),
      await kept.file('br', 'b', made('two')),
    ];
    for (const file of [first, second, second]) placeKept(file, at('copy'));
    expect(await read('copy')).toBe('two');
    expect(await readFile(first, 'utf8')).toBe('one');
  });

  test('serve the build: a second one compresses nothing anew', async () => {
    await write({ 'a.html': long });
    await compress();
    const before = await cache.names();
    expect(before).toHaveLength(2);
    await write({ 'b.html': long });
    await compress();
    expect(await cache.names()).toEqual(before);
  });
});

describe('removing the not-found page of the framework', () => {
  test('takes its page, payload, copies and folder, and nothing else', async () => {
    await write({
      '_not-found.html': long,
      '_not-found.html.br': long,
      '_not-found.txt': long,
      '_not-found/__next._tree.txt': long,
      '404.html': long,
      'blog/_not-found.html': long,
      '_not-found-really.html': long,
    });
    expect(await removeNotFound(at())).toMatch(/^removed _not-found/);
    expect(await names()).toEqual([
      '404.html',
      '_not-found-really.html',
      'blog',
      'blog/_not-found.html',
    ]);
  });

  test('has nothing to say where there is none', async () => {
    expect(await removeNotFound(at())).toBe('');
  });
});

describe('removing the sources of workers', () => {
  test('takes them alone', async () => {
    const kept = ['_next/static/chunks/turbopack-worker-a.js', '_next/static/media/a.woff2'];
    const source = '_next/static/media/planner.worker.a1-b_2.ts';
    const map = '_next/static/chunks/2z3sh82dl8glu.js.map';
    await write(Object.fromEntries([...kept, source, map].map((name) => [name, long])));
    expect(await removeWorkerSources(at())).toBe('removed 1 source of a worker');
    expect((await names()).filter((name) => /[.]\w+$/.test(name))).toEqual(kept);
    expect(await removeWorkerSources(at())).toBe('');
  });
});

describe("removing the second copy of a page's data", () => {
  const page = { 'blog/post.txt': long, 'blog/post/__next._tree.txt': long };

  test('takes it from every page, and nothing else', async () => {
    await write({ ...page, 'blog/post/__next._full.txt': long, '__next._full.txt': long });
    expect(await removeFullData(at())).toBe("removed 2 second copies of a page's data");
    expect((await names()).filter((name) => name.endsWith('.txt'))).toEqual(Object.keys(page));
    expect(await removeFullData(at())).toBe('');
  });

  test('stops where a script asks for it', async () => {
    await write({ 'blog/post/__next._full.txt': long, '_next/static/a.js': 'fetch("/_full")' });
    await expect(removeFullData(at())).rejects.toThrow('a.js asks for /_full');
    expect(await read('blog/post/__next._full.txt')).toBe(long);
  });
});
