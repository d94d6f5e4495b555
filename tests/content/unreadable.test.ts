import { describe, expect, it } from 'vitest';
import { gathered, unreadable } from '@/lib/content/check/unreadable';

const file = 'content/sample.ts';

describe('a file that cannot be read is named', () => {
  const root = process.cwd();
  const thrown = (message: string, stack = '') => Object.assign(new Error(message), { stack });

  it.each([
    [
      'where a quotation mark is missing',
      thrown(
        `Transform failed with 1 error:\n${root}/content/a.ts:45:8: ERROR: Unterminated string`,
      ),
      {
        file: 'content/a.ts',
        field: 'line 45',
        reason:
          'cannot be read (Unterminated string): look there, or just before, for a quotation mark, comma or bracket that is missing',
      },
    ],
    [
      'where something takes from what does not exist',
      thrown(
        "Cannot read properties of undefined (reading 'value')",
        `TypeError: x\n    at file://${root}/content/site.ts:1:44\n    at file://${root}/content/b.ts:2:1`,
      ),
      {
        file: 'content/site.ts',
        field: 'line 1',
        reason: expect.stringMatching(/^takes 'value' from something that does not exist: import/),
      },
    ],
    [
      'where it imports a file that is not there',
      thrown(`Cannot find module '${root}/content/x' imported from ${root}/content/a.ts`),
      {
        file: 'content/a.ts',
        field: '(file)',
        reason: "takes something from 'content/x', and there is no such file",
      },
    ],
    [
      'where the error is none',
      'broken',
      { file, field: '(file)', reason: 'cannot be read: broken' },
    ],
  ])('%s', (_, error, problem) => expect(unreadable(file, error)).toEqual(problem));

  it('once, in its own name, where several files take from it what it does not hold', () => {
    const words = "The requested module '@/content/site' does not provide an export named 'site'";
    const all = ['content/a.ts', 'content/b/c.ts'].map((one) => unreadable(one, thrown(words)));
    expect(gathered(all.slice(1)).map(({ file: at, reason }) => [at, reason])).toEqual([
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
});
