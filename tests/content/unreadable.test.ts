import { expect, it } from 'vitest';
import { gathered, unreadable } from '@/lib/content/check/unreadable';

// What Node and esbuild say of broken files is read in tests/fuzz/broken-files.test.ts.

it('a file whose error says nothing is named all the same', () =>
  expect(unreadable('content/sample.ts', 'broken')).toEqual({
    file: 'content/sample.ts',
    field: '(file)',
    reason: 'cannot be read: broken',
  }));

it('a file is named once where several take from it what it does not hold', () => {
  const error = new Error(
    "The requested module '@/content/site' does not provide an export named 'site'",
  );
  const all = ['content/a.ts', 'content/b/c.ts'].map((file) => unreadable(file, error));
  expect(gathered(all.slice(1)).map(({ file, reason }) => [file, reason])).toEqual([
    ['content/b/c.ts', "takes 'site' from '@/content/site', which holds nothing of that name"],
  ]);
  expect(gathered(all)).toEqual([
    {
      file: 'content/site.ts',
      field: 'site',
      reason: 'is missing, and 2 other files take it from here',
    },
  ]);
});
