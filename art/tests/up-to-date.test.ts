import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStale } from '../workshop/stale';

it('every picture is what the workshop would draw', async () => {
  expect((await findStale(resolve('.'))).stale).toEqual([]);
});

describe('a copy of the repository', () => {
  let root = '';
  const image = (name: string) => join(root, 'public', 'images', name);

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'art-'));
    for (const part of [
      'art',
      'lib',
      'content',
      'public',
      'app/styles',
      'package.json',
      'tsconfig.json',
    ]) {
      cpSync(part, join(root, part), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is as up to date as the original', async () => {
    expect(await findStale(root)).toEqual({ stale: [], own: [] });
  });

  it('is not when code was changed, but is when only a comment was', async () => {
    const pen = join(root, 'art', 'pictures', 'pricing', 'index.ts');
    const code = readFileSync(pen, 'utf8');
    writeFileSync(pen, `// A note.\n${code}`);
    expect((await findStale(root)).stale).toEqual([]);
    writeFileSync(pen, code.replace('height = 352', 'height = 353'));
    expect((await findStale(root)).stale).toEqual([
      'art/pictures/pricing/index.ts, or what it imports, was changed after it last drew.',
    ]);
    writeFileSync(pen, code);
  });

  it('is not when a picture is missing or a foreign one is not in the manifest', async () => {
    const svg = readFileSync(image('signal.svg'));
    rmSync(image('signal.svg'));
    expect((await findStale(root)).stale[0]).toMatch(/^public\/images\/signal\.svg is missing/);
    writeFileSync(
      image('signal.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"/>',
    );
    const { stale, own } = await findStale(root);
    expect(stale).toEqual(['lib/picture/manifest.ts does not list what lies in public/images.']);
    expect(own).toEqual(['public/images/signal.svg']);
    writeFileSync(image('signal.svg'), svg);
  });
});
