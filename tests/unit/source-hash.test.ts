// @vitest-environment node
import { rename } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { hashOfFiles } from '@/lib/source-hash';
import { temporaryFolder } from '../support/folder';

const { at, write } = temporaryFolder();
const hash = () => hashOfFiles(at(), ['code', 'lock.json']);

beforeEach(() => write({ 'code/inner/a.ts': 'a', 'code/b.ts': 'b', 'lock.json': '{}' }));

test.each([
  ['another text', () => write({ 'code/b.ts': 'c' })],
  ['another name', () => rename(at('code/b.ts'), at('code/c.ts'))],
  ['another place', () => rename(at('code/b.ts'), at('code/inner/b.ts'))],
  ['one file more', () => write({ 'code/c.ts': '' })],
])('%s gives another one', async (_, change) => {
  const before = hash();
  await change();
  expect(hash()).not.toBe(before);
});

test('a file beside them changes nothing, and a missing one is refused', async () => {
  const before = hash();
  await write({ 'other.ts': 'x' });
  expect(hash()).toBe(before);
  expect(() => hashOfFiles(at(), ['none'])).toThrow('none');
});
