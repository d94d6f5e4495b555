import { expect, it } from 'vitest';
import { gathered, unreadable } from '@/lib/content/check/unreadable';

const root = process.cwd();
const file = 'content/sample.ts';
const thrown = (message: string, stack = '') => Object.assign(new Error(message), { stack });

it.each([
  [
    thrown(`Transform failed:\n${root}/content/a.ts:45:8: ERROR: Unterminated string`),
    'content/a.ts, line 45: cannot be read (Unterminated string): look there, or just before, for a quotation mark',
  ],
  [
    thrown(
      "Cannot read properties of undefined (reading 'value')",
      `TypeError: x\n    at file://${root}/content/site.ts:1:44\n    at file://${root}/content/b.ts:2:1`,
    ),
    "content/site.ts, line 1: takes 'value' from something that does not exist: import",
  ],
  [
    thrown(`Cannot find module '${root}/content/x' imported from ${root}/content/a.ts`),
    "content/a.ts, (file): takes something from 'content/x', and there is no such file",
  ],
  ['broken', `${file}, (file): cannot be read: broken`],
])('a file that cannot be read is named with its line and the reason', (error, words) => {
  const { file: named, field, reason } = unreadable(file, error);
  expect(`${named}, ${field}: ${reason}`.startsWith(words)).toBe(true);
});

it('what several files take from one that does not hold it is named there, once', () => {
  const words = "The requested module '@/content/site' does not provide an export named 'site'";
  const all = ['content/a.ts', 'content/b/c.ts'].map((one) => unreadable(one, thrown(words)));
  expect(gathered(all.slice(1)).map(({ file: at, reason }) => `${at}: ${reason}`)).toEqual([
    "content/b/c.ts: takes 'site' from '@/content/site', which holds nothing of that name",
  ]);
  const reason = 'is missing, and 2 other files take it from here';
  expect(gathered(all)).toEqual([{ file: 'content/site.ts', field: 'site', reason }]);
});
