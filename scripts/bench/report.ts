import type { Result } from 'lighthouse';
import type { Way } from './navigation';
import type { Weights } from './page-weights';
import { compare, type Figure, rounded } from './verdict';

/** The row of a page that is the framework's alone: what others are compared with. */
export const bareName = 'bare framework';

/** A page with its figures. */
export type MeasuredPage = { readonly path: string; readonly figures: readonly Figure[] };

/** What each page weighs, in KB, and the bare framework first for comparison: rows by their name. */
export const weightRows = (pages: readonly MeasuredPage[], bare: Weights) =>
  Object.fromEntries(
    [{ path: bareName, figures: compare('bare', bare, bare) }, ...pages].map(
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

/**
 * What Lighthouse found of pages that took turns, by their names: with the bare page's paints as 1, and the
 * milliseconds of blocking beyond its own.
 */
export function speedRows(found: readonly (readonly [name: string, result: Result])[]) {
  const rows = new Map(found.map(([name, result]) => [name, scoreRow(result)]));
  const bare = rows.get(bareName);
  const ratio = (value: number, to = Number.NaN) => Number((value / to).toFixed(2));
  return Object.fromEntries(
    [...rows].map(([name, row]) => [
      name,
      {
        ...row,
        'first, of bare': ratio(row['first paint (s)'], bare?.['first paint (s)']),
        'largest, of bare': ratio(row['largest (s)'], bare?.['largest (s)']),
        'blocking beyond (ms)': row['blocking (ms)'] - (bare?.['blocking (ms)'] ?? Number.NaN),
      },
    ]),
  );
}

/** How long followed links take, from the press to the drawing. */
export const navigationRows = (ways: readonly Way[], times: readonly number[]) =>
  ways.map(({ from, to }, index) => ({
    from,
    to,
    'press to drawing (ms)': Math.round(times[index] ?? Number.NaN),
  }));
