/** Milliseconds, and the score of layout shifts. */
const limits = {
  'largest paint': 2500,
  'input delay': 100,
  'layout shift': 0.1,
  'page load': 3000,
} as const;

export type Measure = keyof typeof limits;

/** A log line for a slow measure; undefined otherwise. */
export const slowNote = (measure: Measure, value: number): string | undefined =>
  value > limits[measure]
    ? `Slow ${measure}: ${Number(value.toFixed(3))}, over ${limits[measure]}`
    : undefined;
