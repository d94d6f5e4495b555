import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeServiceWorker } from '@/scripts/after-build/service-worker';
import { precacheEntries } from '@/scripts/after-build/service-worker/precache';
import { type TemporaryFolder, temporaryFolder } from '../serve/site-folder';

let folder: TemporaryFolder;

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder.path, name)), { recursive: true });
  await writeFile(join(folder.path, name), text);
}

const page = '<link href="/_next/static/b.css"/><script src="/_next/static/a.js"></script>';

beforeEach(async () => {
  folder = await temporaryFolder();
  await write('offline.html', page);
  await write('_next/static/a.js', 'a');
  await write('_next/static/b.css', 'b');
});

afterEach(() => folder.remove());

describe('the shell', () => {
  test('the offline page by its content, the files that it names by their names', async () => {
    expect(await precacheEntries(folder.path)).toEqual([
      { url: '/offline', revision: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { url: '/_next/static/a.js', revision: null },
      { url: '/_next/static/b.css', revision: null },
    ]);
  });

  test('the same content gives the same revision, another one another', async () => {
    const revision = async () => (await precacheEntries(folder.path))[0];
    const first = await revision();
    await write('offline.html', page);
    expect(await revision()).toEqual(first);
    await write('offline.html', `${page} `);
    expect(await revision()).not.toEqual(first);
  });

  test('a file that is not there stops the build', async () => {
    await write('offline.html', '<script src="/_next/static/gone.js"></script>');
    await expect(precacheEntries(folder.path)).rejects.toThrow(/gone\.js/);
  });
});

const worker = () => readFile(join(folder.path, 'sw.js'), 'utf8');

describe('/sw.js', () => {
  test('is one classic script that names the shell, the same at each build', async () => {
    expect(await writeServiceWorker(folder.path)).toBe('a service worker with 3 files');
    const text = await worker();
    expect(text).toContain('/_next/static/b.css');
    expect(text).not.toMatch(/\bimport\b|importScripts\(["']|process\.env|precacheEntries:self/);
    expect(() => new Function(text)).not.toThrow();
    await writeServiceWorker(folder.path);
    expect(await worker()).toBe(text);
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  });

  test('with copies switched off it leaves, and needs no page for it', async () => {
    await folder.remove();
    folder = await temporaryFolder();
    expect(await writeServiceWorker(folder.path, false)).toBe('a service worker that leaves');
    const text = await worker();
    expect(text).toContain('unregister');
    expect(text).not.toContain('"fetch"');
    expect(text.length).toBeLessThan(600);
  });
});
