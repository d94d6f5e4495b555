import { budgets, kilobyte } from './budgets';
import type { Weights } from './measure';

/** One measured figure beside the most it may be; null where there is no budget. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly budget: number | null;
  readonly unit: 'KB' | '';
};

/** The figures of the home page beside their budgets. */
export function compare(home: Weights, bare: Weights): readonly Row[] {
  const kb = (name: string, value: number, budget: number | null = null): Row => ({
    name,
    value,
    budget,
    unit: 'KB',
  });
  return [
    kb('script of the bare framework', bare.script),
    kb('script at load', home.script, bare.script + budgets.scriptOverBare),
    kb('HTML', home.html, budgets.html),
    kb('CSS', home.css, budgets.css),
    kb('fonts', home.fonts),
    kb('fonts before first paint', home.fontsBeforePaint, budgets.fontsBeforePaint),
    kb('images', home.images),
    kb('everything at load', home.total, budgets.total),
    { name: 'requests', value: home.requests, budget: null, unit: '' },
    { name: 'DOM nodes', value: home.nodes, budget: budgets.nodes, unit: '' },
  ];
}

const format = (value: number, unit: Row['unit']): string =>
  unit === 'KB' ? `${(value / kilobyte).toFixed(1)} KB` : String(value);

/** The rows as lines of a table. */
export const table = (rows: readonly Row[]): string =>
  rows
    .map(({ name, value, budget, unit }) =>
      [
        name.padEnd(30),
        format(value, unit).padStart(10),
        budget === null ? '' : `of ${format(budget, unit)}`,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');

/** One sentence for each figure over its budget. */
export const excesses = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ name, value, budget, unit }) =>
    budget !== null && value > budget
      ? [`Over budget by ${format(value - budget, unit)}: ${name}.`]
      : [],
  );
