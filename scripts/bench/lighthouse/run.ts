import type { Result } from 'lighthouse';
import { median } from '../median';

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

/**
 * The median of several runs, figure by figure and score by score. Points count as lost where more
 * than half of the runs lost them. Throws where there was no run.
 */
export function medianRun(runs: readonly Run[]): Run {
  const of = (read: (run: Run) => number) => median(runs.map(read));
  const losses = new Set(runs.flatMap((run) => run.losses));
  const lostIn = (id: string) => runs.filter((run) => run.losses.includes(id)).length;
  return {
    scores: categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    losses: [...losses].filter((id) => lostIn(id) > runs.length / 2),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    speedIndex: of(({ speedIndex }) => speedIndex),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
  };
}
