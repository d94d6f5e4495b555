import { times } from '../pens/shapes';
/** Pixels; an article shows a chart at 60 to 130 percent. */
export const chartWidth = 560;
export const margin = 24;

/** A value with its unit: $4.10, 62 min, 19.7%. */
export function readable(value: number, unit: string): string {
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: unit === '$' ? 2 : 0,
    maximumFractionDigits: 2,
  });
  const one = value === 1 ? unit.replace(/s$/, '') : unit;
  if (unit === '$') return `$${number}`;
  return unit === '%' ? `${number}%` : `${number} ${one}`;
}

/** Round steps for an axis from `low` to `high`: about four of 1, 2, 2.5 or 5 times a power of ten. */
export function axisSteps(low: number, high: number): number[] {
  const rough = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? power;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step) + 1;
  return times(count, (i) => Number((first + i * step).toPrecision(12)));
}
