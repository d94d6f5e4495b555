import { expect, it } from 'vitest';
import { folderProblems } from '@/lib/content/check/folders';

/** What the check says of a folder with so many files of this kind. */
const told = (folder: string, count: number, data = {}) =>
  folderProblems(Array.from({ length: count }, () => ({ file: `${folder}/a.ts`, data })))
    .filter(({ file }) => file === folder)
    .map(({ reason }) => reason);

it.each([
  ['content/testimonials', 3, 30],
  ['content/white-papers', 0, 30],
  ['content/case-studies', 1, 12],
])('%s has from %i to %i files', (folder, least, most) => {
  expect([...told(folder, least), ...told(folder, most)]).toEqual([]);
  expect(told(folder, most + 1)).toEqual([`has ${most + 1} files, must have ${most} at most`]);
  if (least > 0) expect(told(folder, least - 1)).toHaveLength(1);
});

it('posts of later days do not fill a blog that must have one', () => {
  expect(told('content/blog/posts', 1, { post: { date: '2999-01-01' } })).toEqual([
    'has 0 files, must have 1 at least; those of later days do not count',
  ]);
});

it('the carousel holds six large quotes at most', () => {
  const large = { testimonial: { large: true } };
  expect(told('content/testimonials', 6, large)).toEqual([]);
  expect(told('content/testimonials', 7, large)).toEqual([
    "7 files have 'large', must be 6 at most",
  ]);
});
