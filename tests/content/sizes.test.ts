import { expect, it } from 'vitest';
import { folderProblems } from '@/lib/content/check/folders';

const many = (count: number, entry: object) => Array<object>(count).fill(entry);

it.each([
  ['blog/posts', many(1, { date: '2025-01-01' }), []],
  [
    'blog/posts',
    many(1, { date: '2999-01-01' }),
    ['has 0 files, must have 1 at least; those of later days do not count'],
  ],
  ['industries', many(2, {}), ['has 2 files, must have 3 at least']],
  ['industries', many(8, {}), []],
  ['industries', many(9, {}), ['has 9 files, must have 8 at most']],
  ['testimonials', many(7, { large: true }), ["7 files have 'large', must be 6 at most"]],
])('the folder %s with %j is told: %j', (name, entries, reasons) => {
  const file = `content/${name}`;
  const modules = entries.map((entry, at) => ({ file: `${file}/${at}.ts`, data: { entry } }));
  const told = folderProblems(modules).filter((problem) => problem.file === file);
  expect(told.map(({ reason }) => reason)).toEqual(reasons);
});
