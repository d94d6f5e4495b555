import { rename } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { buildId } from '@/lib/build-id';
import { hashOfFiles } from '@/lib/source-hash';
import { temporaryFolder } from '../support/folder';

const { at, write } = temporaryFolder();
const code = [
  'app/page.tsx',
  'components/card.tsx',
  'lib/inner/day.ts',
  'lib/picture/pictures.ts',
  'next.config.ts',
  'package-lock.json',
];
const content = ['content/blog/new-post.ts', 'lib/picture/manifest.ts', 'public/images/cover.svg'];

beforeEach(() => write(Object.fromEntries([...code, ...content].map((file) => [file, 'a']))));

test.each(content)('%s leaves the id of the build as it is', async (file) => {
  const before = buildId(at());
  await write({ [file]: 'b' });
  expect(buildId(at())).toBe(before);
});

test.each(code)('%s gives another one', async (file) => {
  const before = buildId(at());
  await write({ [file]: 'b' });
  expect(buildId(at())).not.toBe(before);
});

const hash = (folder = at()) => hashOfFiles(folder, ['lib', 'package-lock.json']);

test('the same files have the same hash, wherever they lie and whatever lies beside them', async () => {
  const before = hash();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  await write({ 'app/page.tsx': 'b' });
  await rename(at(), `${at()}-moved`);
  expect(hash(`${at()}-moved`)).toBe(before);
  await rename(`${at()}-moved`, at());
});

test.each([
  ['another name', () => rename(at('lib/inner/day.ts'), at('lib/inner/days.ts'))],
  ['another place', () => rename(at('lib/inner/day.ts'), at('lib/day.ts'))],
  ['one file more', () => write({ 'lib/c.ts': '' })],
])('%s gives another hash', async (_, change) => {
  const before = hash();
  await change();
  expect(hash()).not.toBe(before);
});

test('a missing file is refused', () => {
  expect(() => hashOfFiles(at(), ['none'])).toThrow('none');
});
