import { expect, it } from 'vitest';
import { folderProblems, folders } from '@/lib/content/check/folders';
import { changed, linesOf } from './changed';

type Fields = Record<string, unknown>;

/** The entries of a list, repeated up to a count, each repeated one under another name. */
const grown = (count: number) => (now: readonly Fields[]) =>
  Array.from({ length: count }, (_, at) => {
    const entry: unknown = now[at % now.length];
    if (at < now.length || typeof entry === 'string') return entry;
    const others = Object.entries(entry as Fields).map(([key, value]) => {
      if (key === 'highlight') return [key, null];
      const named = /^(id|slug|name|title|tag|question)$/.test(key) && typeof value === 'string';
      return [key, named ? `${value.slice(0, 12)}-${at}${key === 'question' ? '?' : ''}` : value];
    });
    return Object.fromEntries(others);
  });

it.each([
  ['content/home/customers.ts', 'customers', 3, 14],
  ['content/home/steps.ts', 'steps', 3, 7],
  ['content/plans.ts', 'plans', 1, 4],
  ['content/products/fleet-management.ts', 'fleetManagement.features', 3, 12],
  ['content/site.ts', 'site.social', 0, 8],
])('in %s, %s has from %i to %i entries', (file, field, least, most) => {
  const told = (count: number) =>
    linesOf(changed(file, field, grown(count))).filter((line) => line.startsWith(`${field}: `));
  const size = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
  expect([...told(least), ...told(most)]).toEqual([]);
  expect(told(most + 1)).toEqual([
    `${field}: has ${size(most + 1)}, must have ${size(most)} at most`,
  ]);
  if (least === 0) return;
  const has = least === 1 ? 'is empty' : `has ${size(least - 1)}`;
  expect(told(least - 1)).toEqual([`${field}: ${has}, must have ${size(least)} at least`]);
});

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
