import type { Run } from './lighthouse/run';
import type { Way } from './navigation';
import type { Weights } from './page-weights';
import { table } from './table';
import { compare, type Figure, format } from './verdict';

/** A page with its figures. */
export type MeasuredPage = { readonly path: string; readonly figures: readonly Figure[] };

const cell = ({ value, unit }: Figure): string => format(value, unit).replace(' KB', '');

/** What each page weighs, in KB, and the bare framework first for comparison. */
export const weightTable = (pages: readonly MeasuredPage[], bare: Weights): string => {
  const bareFigures = compare('bare', bare, bare);
  return table([
    ['page (KB)', ...bareFigures.map(({ name }) => name)],
    ['bare framework', ...bareFigures.map(cell)],
    ...pages.map(({ path, figures }) => [path, ...figures.map(cell)]),
  ]);
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** What Lighthouse found on each page: scores, paints, blocking, shift and lost points. */
export const scoreTable = (paths: readonly string[], runs: readonly Run[]): string =>
  table([
    ['page', 'scores', 'first paint', 'largest', 'speed index', 'blocking', 'shift', 'below 100'],
    ...runs.map((run, index) => [
      paths[index] ?? '',
      run.scores.join(' '),
      seconds(run.firstPaint),
      seconds(run.largestPaint),
      seconds(run.speedIndex),
      `${Math.round(run.blocking)} ms`,
      run.shift.toFixed(3),
      run.losses.join(', '),
    ]),
  ]);

/** How long followed links take, from the press to the drawing. */
export const navigationTable = (ways: readonly Way[], times: readonly number[]): string =>
  table([
    ['from', 'to', 'press to drawing'],
    ...ways.map(({ from, to }, index) => [
      from,
      to,
      `${Math.round(times[index] ?? Number.NaN)} ms`,
    ]),
  ]);
