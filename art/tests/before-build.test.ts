import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/folder';

const parts = [
  ...['art', 'lib', 'planner', 'content', 'public', 'package.json', 'tsconfig.json'],
  ...['app/styles', 'app/icon.svg', 'components/tools/planner/map/draw'],
];

const { at: path } = temporaryFolder('all');
beforeAll(() => {
  for (const part of parts) cpSync(part, path(part), { recursive: true });
  symlinkSync(resolve('node_modules'), path('node_modules'), 'dir');
});

const read = (file: string): string => readFileSync(path(file), 'utf8');
const run = (script: string, ...args: string[]): string =>
  execFileSync('node', ['--import', 'tsx', `art/${script}.ts`, ...args], {
    cwd: path(),
    encoding: 'utf8',
  });

it('a build draws what a new post names, once, and removes what nothing names', () => {
  const [like, slug] = ['food-transport-rules', 'another-post'];
  for (const part of ['posts', 'charts']) {
    const text = read(`content/blog/${part}/${like}.ts`).replaceAll(like, slug);
    writeFileSync(path(`content/blog/${part}/${slug}.ts`), text);
  }
  expect(run('before-build')).toBe(`drew 3 pictures for the post '${slug}'\n`);
  const cover = `public/images/cover-${slug}.svg`;
  const files = [cover, `public/images/chart-${slug}.svg`, `public/og/blog-${slug}.png`];
  expect(files.filter((file) => !existsSync(path(file)))).toEqual([]);
  expect(read('lib/picture/manifest.ts')).toContain(`'cover-${slug}': {`);

  const chart = `content/blog/charts/${slug}.ts`;
  writeFileSync(path(chart), read(chart).replace(/title: '/, "title: 'Changed: "));
  expect(run('before-build')).toBe(`drew 2 pictures for the post '${slug}'\n`);

  rmSync(path(chart));
  rmSync(path(`content/blog/posts/${slug}.ts`));
  expect(run('before-build')).toBe('removed 3 pictures that nothing shows any more\n');
  expect(files.filter((file) => existsSync(path(file)))).toEqual([]);
}, 60_000);

it('a check finds what would be drawn in another way, and writes nothing', () => {
  const pen = path('art/pictures/pricing/index.ts');
  const code = readFileSync(pen, 'utf8');
  writeFileSync(pen, code.replace('height = 352', 'height = 353'));
  const before = read('public/images/pricing-parking.svg');
  expect(() => run('draw', '--check', 'pricing-')).toThrow(/pictures are out of date/i);
  expect(read('public/images/pricing-parking.svg')).toBe(before);
  writeFileSync(pen, code);
}, 60_000);

it('a file that was put in the place of a drawing stays, one that was deleted is drawn', () => {
  const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"/>';
  const drawn = read('public/images/chart-food-transport-rules.svg');
  writeFileSync(path('public/images/pricing-parking.svg'), own);
  rmSync(path('public/images/chart-food-transport-rules.svg'));
  const printed = run('draw', 'pricing-parking', 'chart-food-transport-rules');
  expect(printed).toMatch(/^public\/images\/pricing-parking\.svg is not drawn here and stays/);
  expect(printed).toContain('1 files changed, 0 removed');
  expect(read('public/images/pricing-parking.svg')).toBe(own);
  expect(read('public/images/chart-food-transport-rules.svg')).toBe(drawn);
  expect(read('lib/picture/manifest.ts')).toContain('"pricing-parking.svg","width":9,"height":6');
}, 60_000);
