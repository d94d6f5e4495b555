// @vitest-environment node
import { expect, test } from 'vitest';
import { add, playwrightCounts, vitestCounts, withExitCode } from '@/scripts/test/counts';

test('Vitest counts its tests', () => {
  const report = { numTotalTests: 5, numPassedTests: 3, numFailedTests: 1, numPendingTests: 1 };
  expect(vitestCounts(report)).toEqual({ passed: 3, failed: 1 });
});

test('Playwright counts flaky tests as passed and skipped ones not at all', () => {
  const report = { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 7 } };
  expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 2 });
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
