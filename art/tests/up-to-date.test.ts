import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markDot } from '@/lib/brand/mark-shape';
import { colors } from '@/lib/palette';
import { contentJobs } from '../workshop/content-jobs';
import { drawAll } from '../workshop/draw-all';
import { findStale } from '../workshop/stale';
import { copyRepository } from './copy-repository';

it('every picture is what the workshop would draw', async () => {
  expect((await findStale(resolve('.'))).stale).toEqual([]);
});

describe('a copy of the repository', () => {
  let root = '';
  const image = (name: string) => join(root, 'public', 'images', name);

  beforeAll(() => {
    root = copyRepository();
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

  it('finds a color that was changed in the palette in style sheets, pictures and previews', async () => {
    const palette = join(root, 'lib', 'palette.ts');
    const code = readFileSync(palette, 'utf8');
    writeFileSync(palette, code.replace(`signal = '${colors.signal[0]}'`, "signal = '#1234CC'"));
    expect((await findStale(root)).stale.length).toBeGreaterThan(20);
    const files = ['app/styles/palette.css', 'public/images/signal.svg', 'public/og/pricing.png'];
    const [css = '', picture = '', preview = ''] = files.map((file) => join(root, 'drawn', file));
    const jobs = [
      ...contentJobs().filter(({ file }) => files.includes(file)),
      { file: 'public/images/signal.svg', program: 'pictures/home/index' },
    ];
    await drawAll(root, jobs, join(root, 'drawn'), () => {});
    expect(readFileSync(css, 'utf8')).toContain('--color-signal: #1234cc;');
    expect(readFileSync(picture, 'utf8')).toContain('#1234CC');
    const { data, info } = await sharp(preview).raw().toBuffer({ resolveWithObject: true });
    // The dot of the mark, which is 56 px wide and stands 64 px from both edges.
    const at =
      Math.round(64 + (56 / 40) * markDot.cy) * info.width +
      Math.round(64 + (56 / 40) * markDot.cx);
    const dot = [...data.subarray(at * info.channels, at * info.channels + 3)];
    const off = [0x12, 0x34, 0xcc].map((shade, i) => Math.abs((dot[i] ?? 0) - shade));
    expect(Math.max(...off)).toBeLessThan(12);
    writeFileSync(palette, code);
  }, 30_000);
});

it('no color is typed outside of the palette, black on a printer’s white aside', () => {
  const typed =
    /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!["')])|['"]#[\da-f]{3,8}['"]/i;
  const own = new Set([
    'lib/palette.ts',
    'app/styles/palette.css',
    'app/icon.svg',
    'app/styles/print.css',
  ]);
  const found = ['app', 'art', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter(
        (path) => /\.(?:tsx?|css|svg)$/.test(path) && !/^art.tests/.test(path) && !own.has(path),
      )
      .filter((path) => typed.test(readFileSync(path, 'utf8'))),
  );
  expect(found).toEqual([]);
});
