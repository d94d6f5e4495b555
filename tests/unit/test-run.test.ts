import { expect, test, vi } from 'vitest';
import { ensureChromium, findChromium } from '@/scripts/test/chromium';
import { add, playwrightCounts, vitestCounts, withExitCode } from '@/scripts/test/counts';
import { plans } from '@/scripts/test/plans';
import { runStep } from '@/scripts/test/run-step';

test('reports are counted: flaky tests as passed, skipped ones not at all', () => {
  const unit = { numTotalTests: 5, numPassedTests: 3, numFailedTests: 1, numPendingTests: 1 };
  expect(vitestCounts(unit)).toEqual({ passed: 3, failed: 1 });
  const browser = { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 7 } };
  expect(playwrightCounts(browser)).toEqual({ passed: 5, failed: 2 });
});

test.each([null, undefined, 'text', [], {}, { stats: null }, { numPassedTests: '3' }])(
  'a report like %j counts nothing',
  (report) => {
    expect(vitestCounts(report)).toEqual({ passed: 0, failed: 0 });
    expect(playwrightCounts(report)).toEqual({ passed: 0, failed: 0 });
  },
);

test.each([
  [{ passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  [{ passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  [{ passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  [{ passed: 0, failed: 0 }, 130, { passed: 0, failed: 1 }],
])('%j with exit code %i is %j', (counts, code, expected) => {
  expect(withExitCode(counts, code)).toEqual(expected);
});

test('counts add up', () => {
  expect(add({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
});

const node = (code: string) => [process.execPath, '-e', code] as const;
const fails = () => {
  throw new Error('Install it.');
};
const report = { file: 'test-results/none.json', counts: vitestCounts };

test.each([
  ['that ends well', { command: node('') }, { passed: 1, failed: 0 }],
  ['that fails', { command: node('process.exit(3)') }, { passed: 0, failed: 1 }],
  ['that is not there', { command: ['/no/such/program'] as const }, { passed: 0, failed: 1 }],
  ['that lacks something', { command: node(''), prepare: fails }, { passed: 0, failed: 1 }],
  ['that writes no report', { command: node(''), report }, { passed: 0, failed: 0 }],
])('a step %s', async (_, step, counts) => {
  for (const way of ['log', 'error'] as const) vi.spyOn(console, way).mockReturnValue();
  expect(await runStep({ name: 'A step', ...step }, true)).toEqual(counts);
});

test('the browser is the one that is named, and never another one', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect([findChromium(), ensureChromium()]).toEqual([process.execPath, process.execPath]);
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  expect(findChromium()).toBeUndefined();
  expect(ensureChromium).toThrow('There is no browser at CHROMIUM_PATH (/no/such/browser).');
});

test('all runs whatever the usual plan does', () => {
  expect(plans.all?.slice(0, plans.usual?.length)).toEqual(plans.usual);
});
