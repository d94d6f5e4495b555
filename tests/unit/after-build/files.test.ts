// @vitest-environment node
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBuildCache } from '@/lib/build-cache';
import { compileHints } from '@/scripts/after-build/compile-hints';
import { compressFiles } from '@/scripts/after-build/compress';
import { removeNotFound } from '@/scripts/after-build/not-found';
import { type TemporaryFolder, temporaryFolder } from '../serve/site-folder';

const long = 'a line that repeats itself\n'.repeat(100);
let folder: TemporaryFolder;
let cache: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
  cache = await temporaryFolder();
});

afterEach(() => Promise.all([folder.remove(), cache.remove()]));

async function write(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, name)), { recursive: true });
    await writeFile(join(folder.path, name), content);
  }
}

const names = async () => (await readdir(folder.path, { recursive: true })).toSorted();

test('every script of the framework is compiled as it arrives, and no other file changes', async () => {
  const script = '_next/static/chunks/a.js';
  await write({ [script]: 'run()', '_next/static/a.css': 'a{}', 'sw.js': 'work()' });
  const read = (name: string) => readFile(join(folder.path, name), 'utf8');
  for (const time of ['first', 'second']) {
    expect(await compileHints(folder.path), time).toBe('hints in 1 scripts');
    expect(await read(script), time).toBe('//# allFunctionsCalledOnLoad\nrun()');
  }
  expect(await read('_next/static/a.css')).toBe('a{}');
  expect(await read('sw.js')).toBe('work()');
});

describe('compressing', () => {
  test.each(['html', 'js', 'css', 'txt', 'svg', 'json', 'xml', 'md', 'webmanifest'])(
    'a .%s file gets two copies with the same content',
    async (ending) => {
      const name = `deep/folder/file.${ending}`;
      await write({ [name]: long });
      expect(await compressFiles(folder.path, cache.path)).toBe(
        '2 compressed copies of 1 text files',
      );
      const read = (end: string) => readFile(join(folder.path, name + end));
      expect(brotliDecompressSync(await read('.br')).toString()).toBe(long);
      expect(gunzipSync(await read('.gz')).toString()).toBe(long);
      expect((await read('')).toString()).toBe(long);
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
    await compressFiles(folder.path, cache.path);
    expect(await names()).toEqual([name]);
  });

  test('the same text under several names gets the same copies, and no stale ones', async () => {
    await write({ 'a.txt': long, 'b.txt': `${long}!`, 'c.txt': 'short', 'd.txt': long });
    await compressFiles(folder.path, cache.path);
    await write({ 'b.txt': long, 'c.txt': long, 'd.txt': 'short' });
    expect(await compressFiles(folder.path, cache.path)).toBe(
      '6 compressed copies of 4 text files',
    );
    for (const name of ['a', 'b', 'c']) {
      const read = (ending: string) => readFile(join(folder.path, `${name}.txt${ending}`));
      expect(brotliDecompressSync(await read('.br')).toString()).toBe(long);
      expect(gunzipSync(await read('.gz')).toString()).toBe(long);
    }
    expect(await names()).not.toContain('d.txt.br');
  });

  test('copies are only kept where they are smaller', async () => {
    await write({ 'noise.txt': noise });
    await compressFiles(folder.path, cache.path);
    for (const name of await names()) {
      if (name === 'noise.txt') continue;
      expect((await readFile(join(folder.path, name))).length).toBeLessThan(noise.length);
    }
  });

  test('a copy of an earlier build does not outlive a file that became small', async () => {
    await write({ 'page.html': long });
    await compressFiles(folder.path, cache.path);
    await write({ 'page.html': 'short' });
    await compressFiles(folder.path, cache.path);
    expect(await names()).toEqual(['page.html']);
  });

  test('many files, and a second run, give the same', async () => {
    await write(
      Object.fromEntries(
        Array.from({ length: 100 }, (_, index) => [`${index}.html`, long + index]),
      ),
    );
    const first = await compressFiles(folder.path, cache.path);
    expect(first).toBe('200 compressed copies of 100 text files');
    expect(await compressFiles(folder.path, cache.path)).toBe(first);
    expect(await names()).toHaveLength(300);
  });
});

describe('copies kept from build to build', () => {
  const bytes = (text: string) => Buffer.from(text);
  const never = () => Promise.reject(new Error('It was made again.'));
  const made = (text: string) => () => Promise.resolve(bytes(text));

  test('are made once for the same bytes, and told apart by their kind', async () => {
    const kept = openBuildCache(cache.path);
    expect(await kept.get('br', bytes('page'), made('copy'))).toEqual(bytes('copy'));
    const later = openBuildCache(cache.path);
    expect(await later.get('br', bytes('page'), never)).toEqual(bytes('copy'));
    await expect(later.get('gzip', bytes('page'), never)).rejects.toThrow('made again');
    await expect(later.get('br', bytes('pages'), never)).rejects.toThrow('made again');
  });

  test('are forgotten when a build has not asked for them', async () => {
    const kept = openBuildCache(cache.path);
    await kept.get('br', bytes('old'), made('copy'));
    await kept.get('br', bytes('page'), made('copy'));
    const later = openBuildCache(cache.path);
    await later.get('br', bytes('page'), never);
    await later.prune();
    await expect(later.get('br', bytes('old'), never)).rejects.toThrow('made again');
    expect(await later.get('br', bytes('page'), never)).toEqual(bytes('copy'));
  });

  test('are made once when they are asked for at the same time', async () => {
    let times = 0;
    const make = async () => bytes(String(++times));
    const cached = openBuildCache(cache.path);
    const both = [cached.get('br', 'page', make), cached.get('br', 'page', make)];
    expect(await Promise.all(both)).toEqual([bytes('1'), bytes('1')]);
  });

  test('may lie in a folder that does not exist yet', async () => {
    const kept = openBuildCache(join(cache.path, 'a', 'b'));
    await kept.prune();
    expect(await kept.get('br', bytes('page'), made('copy'))).toEqual(bytes('copy'));
  });

  test('serve the build: a second one compresses nothing anew', async () => {
    await write({ 'a.html': long });
    await compressFiles(folder.path, cache.path);
    const before = await readdir(cache.path);
    expect(before).toHaveLength(2);
    await write({ 'b.html': long });
    await compressFiles(folder.path, cache.path);
    expect(await readdir(cache.path)).toEqual(before);
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
    expect(await removeNotFound(folder.path)).toMatch(/^removed _not-found/);
    expect(await names()).toEqual([
      '404.html',
      '_not-found-really.html',
      'blog',
      'blog/_not-found.html',
    ]);
  });

  test('has nothing to say where there is none', async () => {
    expect(await removeNotFound(folder.path)).toBe('');
  });
});
