/** How many tests passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

/** No tests. */
export const none: Counts = { passed: 0, failed: 0 };

/** The sum of two counts. */
export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

type Report = Readonly<Record<string, unknown>> | null | undefined;

const count = (report: unknown, name: string): number => {
  const value = (report as Report)?.[name];
  return typeof value === 'number' ? value : 0;
};

/** The counts in a report of Vitest's JSON reporter. */
export const vitestCounts = (report: unknown): Counts => ({
  passed: count(report, 'numPassedTests'),
  failed: count(report, 'numFailedTests'),
});

/** The counts in a report of Playwright's JSON reporter; a test that passed on a retry passed. */
export const playwrightCounts = (report: unknown): Counts => {
  const stats = (report as Report)?.stats;
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected'),
  };
};

/**
 * The counts of a step whose command ended with a code.
 *
 * A command that fails with no failed test of its own (a file that does not load, a server that
 * does not start) counts as one failure, so a broken run never looks clean.
 */
export const withExitCode = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
