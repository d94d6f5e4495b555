import { rm } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { precacheEntries, writeServiceWorker } from '@/scripts/after-build/service-worker';
import { temporaryFolder } from '../../support/folder';

const { at, read, write } = temporaryFolder();

const page = '<link href="/_next/static/b.css"/><script src="/_next/static/a.js"></script>';

beforeEach(() =>
  write({ 'offline.html': page, '_next/static/a.js': 'a', '_next/static/b.css': 'b' }),
);

test('another offline page has another revision', async () => {
  const [before] = await precacheEntries(at());
  await write({ 'offline.html': `${page} ` });
  expect((await precacheEntries(at()))[0]).not.toEqual(before);
});

test('a file of the shell that is not there stops the build', async () => {
  await write({ 'offline.html': '<script src="/_next/static/gone.js"></script>' });
  await expect(precacheEntries(at())).rejects.toThrow(/gone\.js/);
});

test('/sw.js names the offline page and its files, and is the same at each build', async () => {
  expect(await writeServiceWorker(at())).toBe('a service worker with 3 files');
  const text = await read('sw.js');
  await writeServiceWorker(at());
  expect(await read('sw.js')).toBe(text);
});

test('with copies switched off /sw.js leaves, and needs no page for it', async () => {
  await rm(at('offline.html'));
  expect(await writeServiceWorker(at(), false)).toBe('a service worker that leaves');
  const text = await read('sw.js');
  expect(text).toContain('unregister');
  expect(text).not.toContain('"fetch"');
  expect(text.length).toBeLessThan(600);
});
