import { beforeEach, expect, test } from 'vitest';
import { buildId } from '@/lib/source-hash';
import { temporaryFolder } from '../support/folder';

const { at, write } = temporaryFolder();
const files = [
  'app/page.tsx',
  'components/card.tsx',
  'lib/day.ts',
  'lib/picture/pictures.ts',
  'next.config.ts',
  'package-lock.json',
];
const content = ['content/blog/new-post.ts', 'lib/picture/manifest.ts', 'public/images/cover.svg'];

beforeEach(() => write(Object.fromEntries([...files, ...content].map((file) => [file, 'a']))));

test.each([...files, ...content])('%s gives another id, if it is no content', async (file) => {
  const before = buildId(at());
  await write({ [file]: 'b' });
  expect(buildId(at()) === before).toBe(content.includes(file));
});
