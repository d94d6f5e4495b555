import type { Result } from 'lighthouse';
import type { Way } from './navigation';
import type { Weights } from './page-weights';
import { compare, type Figure, rounded } from './verdict';

/** A page with its figures. */
export type MeasuredPage = { readonly path: string; readonly figures: readonly Figure[] };

/** What each page weighs, in KB, and the bare framework first for comparison: rows by their name. */
export const weightRows = (pages: readonly MeasuredPage[], bare: Weights) =>
  Object.fromEntries(
    [{ path: 'bare framework', figures: compare('bare', bare, bare) }, ...pages].map(
      ({ path, figures }) => [
        path,
        Object.fromEntries(figures.map(({ name, value, unit }) => [name, rounded(value, unit)])),
      ],
    ),
  );

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What a run of Lighthouse found: scores, seconds to paints, blocking, shift and lost points. */
export function scoreRow({ categories: found, audits }: Result) {
  const milliseconds = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const seconds = (id: string) => Number((milliseconds(id) / 1000).toFixed(2));
  const lost = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.99),
  );
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)).join(' '),
    'first paint (s)': seconds('first-contentful-paint'),
    'largest (s)': seconds('largest-contentful-paint'),
    'speed index (s)': seconds('speed-index'),
    'blocking (ms)': Math.round(milliseconds('total-blocking-time')),
    shift: Number(milliseconds('cumulative-layout-shift').toFixed(3)),
    'below 100': lost.map(({ id }) => id).join(', '),
  };
}

/** How long followed links take, from the press to the drawing. */
export const navigationRows = (ways: readonly Way[], times: readonly number[]) =>
  ways.map(({ from, to }, index) => ({
    from,
    to,
    'press to drawing (ms)': Math.round(times[index] ?? Number.NaN),
  }));
