import { budgetsOf, kilobyte } from './budgets';
import type { LoadedFile, Weights } from './page-weights';

/** One measured figure of a page beside the most it may be, which is infinite where there is no budget. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: 'KB' | '';
  /** The files that make it up, heaviest first. */
  readonly files: readonly LoadedFile[];
};

const sum = (files: readonly LoadedFile[]): number =>
  files.reduce((bytes, file) => bytes + file.bytes, 0);

const ofKind = (files: readonly LoadedFile[], kind: LoadedFile['kind']): readonly LoadedFile[] =>
  files.filter((file) => file.kind === kind);

/** The figures of a page beside its budgets. */
export function compare(path: string, page: Weights, bare: Weights): readonly Figure[] {
  const budgets = budgetsOf(path);
  const all = [...page.files].sort((a, b) => b.bytes - a.bytes);
  const fonts = ofKind(all, 'font');
  const early = fonts.filter((font) => font.early);
  const preloaded = fonts.filter((font) => font.linked);
  const pictures = ofKind(all, 'image');
  const script = sum(ofKind(bare.files, 'script')) + budgets.scriptOverBare;
  const none = Number.POSITIVE_INFINITY;
  const weights: [name: string, files: readonly LoadedFile[], budget: number][] = [
    ['script', ofKind(all, 'script'), script],
    ['HTML', ofKind(all, 'document'), budgets.html],
    ['CSS', ofKind(all, 'stylesheet'), budgets.css],
    ['fonts', fonts, none],
    ['early fonts', early, budgets.fontsBeforePaint],
    ['pictures', pictures, none],
    ['heaviest picture', pictures.slice(0, 1), budgets.picture],
    ['all', all, budgets.total],
  ];
  const counts: [name: string, value: number, budget: number, files?: readonly LoadedFile[]][] = [
    ['preloaded fonts', preloaded.length, budgets.preloadedFonts, preloaded],
    ['requests', all.length, none],
    ['nodes', page.nodes, budgets.nodes],
    ['shift', page.shift, budgets.shift],
  ];
  return [
    ...weights.map(([name, files, budget]): Figure => {
      return { name, value: sum(files), budget, unit: 'KB', files };
    }),
    ...counts.map(([name, value, budget, files = []]): Figure => {
      return { name, value, budget, unit: '', files };
    }),
  ];
}

/** A figure as it is printed in a table: KB to a tenth. */
export const rounded = (value: number, unit: Figure['unit']): number =>
  Number(unit === 'KB' ? (value / kilobyte).toFixed(1) : value.toFixed(4));

const format = (value: number, unit: Figure['unit']): string =>
  unit === 'KB' ? `${(value / kilobyte).toFixed(1)} KB` : `${rounded(value, unit)}`;

/** Heaviest files that an excess names; what the framework loads everywhere is not to blame. */
const culprits = (figure: Figure, bare: Weights): readonly string[] => {
  const known = new Set(ofKind(bare.files, 'script').map(({ bytes }) => bytes));
  return figure.files
    .filter(({ bytes }) => !known.has(bytes))
    .slice(0, 4)
    .map(({ path, bytes }) => `${path} ${format(bytes, 'KB')}`);
};

/** One sentence for each figure over its budget, with the files that weigh most. */
export const excesses = (
  path: string,
  figures: readonly Figure[],
  bare: Weights,
): readonly string[] =>
  figures.flatMap((figure) => {
    const { name, value, budget, unit } = figure;
    if (value <= budget) return [];
    const files = culprits(figure, bare);
    const heaviest = files.length > 0 ? ` Heaviest: ${files.join(', ')}.` : '';
    return [`${path}: ${name} over budget by ${format(value - budget, unit)}.${heaviest}`];
  });
