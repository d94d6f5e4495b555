import { expect, it, vi } from 'vitest';
import { entryProblems } from '@/lib/content/check/folders';
import { findEntries, writeErrors } from '@/lib/content/find-entries';
import { newestFirst, publishedOf } from '@/lib/content/published';
import { temporaryFolder } from '../support/folder';

const { at, read, write } = temporaryFolder();

it('the entries of a folder are its files; what lies beside them is none', async () => {
  const names = ['second.ts', 'first.ts', 'types.ts', 'notes.md'];
  await write(Object.fromEntries(names.map((name) => [`content/blog/posts/${name}`, ''])));
  findEntries(at());
  const list = await read('content/found/posts.ts');
  const slugs = [...list.matchAll(/'(.*?)': Object/g)].map(([, slug]) => slug);
  expect(slugs).toEqual(['first', 'second']);
  expect(await read('content/found/charts.ts')).not.toContain('import * as');
});

it('the entries of a folder are found on a day, which whoever looks at a build keeps', async () => {
  const day = 'content/found/build-day.ts';
  const today = `'${new Date().toISOString().slice(0, 10)}'`;
  findEntries(at());
  expect(await read(day)).toContain(today);
  await write({ [day]: "export const buildDay: string = '2020-02-29';\n" });
  findEntries(at(), true);
  expect(await read(day)).toContain('2020-02-29');
  findEntries(at());
  expect(await read(day)).toContain(today);
});

it('the entries of a folder leave errors to a running development server, and none to a build', async () => {
  const errors = 'content/found/errors.ts';
  findEntries(at());
  const sound = await read(errors);
  writeErrors(at(), 'content/plans.ts, plans[0]: "is" wrong\nTwice.');
  findEntries(at(), true);
  const broken = await read(errors);
  expect(broken).toContain(
    'throw new Error("content/plans.ts, plans[0]: \\"is\\" wrong\\nTwice.");',
  );
  findEntries(at());
  expect(await read(errors)).toBe(sound);
  expect(sound).toBe('export {};\n');
});

it('an entry that is a draft, of a later day or still empty is in no list', () => {
  const entries = {
    old: { slug: 'old', date: '2025-01-01' },
    late: { slug: 'late', date: '2999-01-01' },
    draft: { slug: 'draft', date: '2025-01-01', draft: true },
    empty: undefined,
  };
  expect(publishedOf(entries)).toEqual([entries.old]);
  vi.stubEnv('NODE_ENV', 'development');
  expect(publishedOf(entries)).toEqual([entries.old, entries.late, entries.draft]);
});

it('an entry stands before older ones, and among those of its day by its address', () => {
  const slugs = newestFirst([
    { slug: 'b', date: '2025-01-01' },
    { slug: 'a', date: '2025-01-01' },
    { slug: 'c', date: '2025-02-01' },
  ]).map(({ slug }) => slug);
  expect(slugs).toEqual(['c', 'a', 'b']);
});

it('a slug is the name of its file, and an id stands once in a folder', () => {
  const module = (file: string, entry: object) => ({ file, data: { post: entry } });
  expect(
    entryProblems([
      module('content/blog/posts/a.ts', { id: 1, slug: 'a' }),
      module('content/blog/posts/b.ts', { id: 1, slug: 'be' }),
      module('content/help/articles/c.ts', { id: 1, slug: 'c' }),
    ]).map(({ file, field, reason }) => `${file}, ${field}: ${reason}`),
  ).toEqual([
    "content/blog/posts/b.ts, post.slug: is 'be', but the file is named 'b': make them the same",
    'content/blog/posts/b.ts, post.id: is 1, which is the id of content/blog/posts/a.ts already: choose another',
  ]);
});
