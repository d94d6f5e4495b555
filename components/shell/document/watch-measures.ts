import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { count } from '@/lib/events/count';

/** Milliseconds, and the score of layout shifts. */
const limits = {
  'largest paint': 2500,
  'input delay': 100,
  'layout shift': 0.1,
  'page load': 3000,
} as const;

function note(measure: keyof typeof limits, value: number): void {
  const limit = limits[measure];
  if (value > limit) {
    console.debug(`Slow ${measure}: ${Number(value.toFixed(3))}, over ${limit}`);
  }
}

function countMeasure({ name: measure, value, rating }: Metric): void {
  const whole = Math.round(measure === 'CLS' ? 1000 * value : value);
  count('Web vitals', { measure, value: whole, rating });
}

/**
 * Logs slow measures of this visit; what happened before this module came is counted too. The build with
 * attribution tells the input delay apart from the rest of an interaction. Call it once.
 */
export function watchMeasures(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit) note('page load', visit.duration);
  onLCP(({ value }) => note('largest paint', value));
  onCLS(({ value }) => note('layout shift', value));
  // All changes: a long interaction later on would hide an earlier one that had to wait.
  onINP(({ attribution }) => note('input delay', attribution.inputDelay), {
    reportAllChanges: true,
  });
  if (!globalThis.EVENTS_URL) return;
  for (const follow of [onLCP, onCLS, onINP, onTTFB]) follow(countMeasure);
}
