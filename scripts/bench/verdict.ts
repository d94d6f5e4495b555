import { budgetsOf, kilobyte } from './budgets';
import type { LoadedFile, Weights } from './page-weights';

/** One measured figure of a page beside the most it may be; null where there is no budget. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly budget: number | null;
  readonly unit: 'KB' | '';
  /** The files that make it up, heaviest first. */
  readonly files: readonly LoadedFile[];
};

const sum = (files: readonly LoadedFile[]): number =>
  files.reduce((bytes, file) => bytes + file.bytes, 0);

const scriptOf = ({ files }: Weights): readonly LoadedFile[] =>
  files.filter(({ kind }) => kind === 'script');

/** The figures of a page beside its budgets. */
export function compare(path: string, page: Weights, bare: Weights): readonly Figure[] {
  const budgets = budgetsOf(path);
  const heaviestFirst = [...page.files].sort((a, b) => b.bytes - a.bytes);
  const of = (kind: string): readonly LoadedFile[] =>
    heaviestFirst.filter((file) => file.kind === kind);
  const early = of('font').filter((file) => file.early);
  const preloaded = of('font').filter((file) => file.linked);
  const kb = (
    name: string,
    files: readonly LoadedFile[],
    budget: number | null = null,
  ): Figure => ({ name, value: sum(files), budget, unit: 'KB', files });
  const count = (
    name: string,
    value: number,
    budget: number | null = null,
    files: readonly LoadedFile[] = [],
  ): Figure => ({ name, value, budget, unit: '', files });
  return [
    kb(
      'script',
      scriptOf({ ...page, files: heaviestFirst }),
      sum(scriptOf(bare)) + budgets.scriptOverBare,
    ),
    kb('HTML', of('document'), budgets.html),
    kb('CSS', of('stylesheet'), budgets.css),
    kb('fonts', of('font')),
    kb('early fonts', early, budgets.fontsBeforePaint),
    count('preloaded fonts', preloaded.length, budgets.preloadedFonts, preloaded),
    kb('pictures', of('image')),
    kb('heaviest picture', of('image').slice(0, 1), budgets.picture),
    kb('all', heaviestFirst, budgets.total),
    count('requests', page.files.length),
    count('nodes', page.nodes, budgets.nodes),
    count('shift', page.shift, budgets.shift),
  ];
}

/** A figure as it is printed. */
export const format = (value: number, unit: Figure['unit']): string =>
  unit === 'KB' ? `${(value / kilobyte).toFixed(1)} KB` : String(Number(value.toFixed(4)));

const describe = ({ path, bytes, modules }: LoadedFile): string =>
  `${path} ${format(bytes, 'KB')}${modules.length > 0 ? ` (${modules.join(', ')})` : ''}`;

/** Heaviest files that an excess names; what the framework loads everywhere is not to blame. */
const culprits = (figure: Figure, bare: Weights): readonly string[] => {
  const known = new Set(scriptOf(bare).map(({ bytes }) => bytes));
  return figure.files
    .filter(({ bytes }) => !known.has(bytes))
    .slice(0, 4)
    .map(describe);
};

/** One sentence for each figure over its budget, with the files that weigh most. */
export const excesses = (
  path: string,
  figures: readonly Figure[],
  bare: Weights,
): readonly string[] =>
  figures.flatMap((figure) => {
    const { name, value, budget, unit } = figure;
    if (budget === null || value <= budget) return [];
    const files = culprits(figure, bare);
    const heaviest = files.length > 0 ? ` Heaviest: ${files.join(', ')}.` : '';
    return [`${path}: ${name} over budget by ${format(value - budget, unit)}.${heaviest}`];
  });
