import type { Result } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** What one run of Lighthouse found: scores of 0 to 100, milliseconds, and the sum of shifts. */
export type Run = Readonly<Record<keyof typeof audits, number>> & {
  /** Performance, accessibility, best practices, search engines. */
  readonly scores: readonly number[];
  /** Why a score is below 100: the audits that lost points. */
  readonly losses: readonly string[];
};

/** Reads the figures of a result. Throws where Lighthouse could not load the page. */
export function readRun(result: Result): Run {
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  const figure = (id: string): number => result.audits[id]?.numericValue ?? Number.NaN;
  const losses = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const score = result.audits[id]?.score ?? null;
      return weight > 0 && score !== null && score < 0.99 ? [id] : [];
    }),
  );
  return {
    scores: categories.map((id) => Math.round((result.categories[id]?.score ?? 0) * 100)),
    losses,
    firstPaint: figure(audits.firstPaint),
    largestPaint: figure(audits.largestPaint),
    speedIndex: figure(audits.speedIndex),
    blocking: figure(audits.blocking),
    shift: figure(audits.shift),
  };
}

/** The run in the middle by its largest paint, the first paint deciding between equals. */
export function medianRun(runs: readonly Run[]): Run {
  const sorted = [...runs].sort(
    (a, b) => a.largestPaint - b.largestPaint || a.firstPaint - b.firstPaint,
  );
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There was no run to take a median of.');
  return middle;
}
