import { expect, it } from 'vitest';
import { folderProblems, folders } from '@/lib/content/check/folders';

const limited = folders.filter(([, , most]) => Number.isFinite(most));

it.each(limited)('%s has from %i to %i files', (folder, least, most) => {
  const told = (count: number) =>
    folderProblems(Array.from({ length: count }, () => ({ file: `${folder}/a.ts`, data: {} })))
      .filter(({ file }) => file === folder)
      .map(({ reason }) => reason);
  expect([...told(least), ...told(most)]).toEqual([]);
  expect(told(most + 1)).toEqual([`has ${most + 1} files, must have ${most} at most`]);
  if (least > 0) expect(told(least - 1)).toHaveLength(1);
});

it.each([
  [
    'content/blog/posts',
    [{ post: { date: '2999-01-01' } }],
    'has 0 files, must have 1 at least; those of later days do not count',
  ],
  [
    'content/testimonials',
    Array(7).fill({ testimonial: { large: true } }),
    "7 files have 'large', must be 6 at most",
  ],
])('a folder is told what its entries lack: %s', (folder, entries, reason) => {
  const told = folderProblems(entries.map((data, at) => ({ file: `${folder}/${at}.ts`, data })));
  expect(told).toContainEqual({ file: folder, field: '(folder)', reason });
});
