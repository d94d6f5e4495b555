import { expect, test, vi } from 'vitest';
import { charts } from '@/content/found/charts';
import { posts } from '@/content/found/posts';
import { readStored } from '@/lib/content/stored/read-stored';
import { temporaryFolder } from '../../support/folder';

const { at, write } = temporaryFolder();

test.each(Object.entries({ charts, posts }))('%s are told whole by data', async (name, entries) => {
  await write({ [`content/found/${name}.json`]: JSON.stringify(entries) });
  vi.spyOn(process, 'cwd').mockReturnValue(at());
  expect(readStored(name)).toStrictEqual(entries);
});

test('what was not stored stops the build, with what to do', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(at());
  expect(() => readStored('posts')).toThrow(
    "content/found/posts.json cannot be read: build with 'npm run build'.",
  );
});
