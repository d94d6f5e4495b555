import { afterEach, expect, it, vi } from 'vitest';
import { plan } from '../command';
import { FileError, type Reader } from '../files/problem-file';
import { dayOf } from './days';

const argv = process.argv;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
});

/** What the command prints of a file of ours, read by `reader`. */
function run(reader: Reader, ...words: readonly string[]) {
  const [log, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const print of [log, error]) print.mockImplementation(() => {});
  process.argv = ['node', 'plan', ...words, '--seconds', '0.01'];
  plan({ '.json': reader });
  return { out: log.mock.calls.flat(), errors: error.mock.calls.flat(), code: process.exitCode };
}

const file = 'planner/instances/instances.json';

it('reads files of another kind by the ending of their names, and numbers stops as they do', () => {
  const problem = dayOf(1, { stops: 2, vehicles: 1 });
  const reader = vi.fn(() => ({ problem, numbers: [0, 7, 8], lengths: problem.travel.meters }));
  const { out, code } = run(reader, file);
  expect(reader).toHaveBeenCalledWith(expect.anything(), 'instances.json');
  expect(out).toEqual([
    expect.stringMatching(/^Route 1: (7 8|8 7)$/),
    expect.stringMatching('Cost'),
  ]);
  expect(code).toBeUndefined();
});

it.each([
  ['no file', [], 'a file is missing'],
  ['a file that is not there', ['none.vrp'], 'none.vrp'],
  ['two files', [file, file], 'one file at a time'],
  ['an odd seed', [file, '--seed', '0.5'], "--seed is '0.5'"],
  ['an option that is none', ['--fast'], '--fast'],
  ['a file that its reader refuses', [file], 'line 3 is wrong'],
])('refuses %s in one line', (_, words, expected) => {
  const { out, errors, code } = run(
    () => {
      throw new FileError('line 3 is wrong');
    },
    ...words,
  );
  expect([out, errors.length, code]).toEqual([[], 1, 1]);
  expect(errors[0]).toContain(expected);
  expect(errors[0]).not.toContain('\n');
});
