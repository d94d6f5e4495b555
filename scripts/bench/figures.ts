import type { LoadedFile, Weights } from './weigh';

/** As in Lighthouse. */
export const kilobyte = 1024;

/** Budgets of a page on a phone, in bytes after brotli. */
const everyPage = {
  scriptOverBare: 25 * kilobyte,
  html: 18 * kilobyte,
  css: 12 * kilobyte,
  fontsBeforePaint: 50 * kilobyte,
  preloadedFonts: 1,
  picture: 60 * kilobyte,
  total: Number.POSITIVE_INFINITY,
  nodes: Number.POSITIVE_INFINITY,
  /** The web font may move a word by a pixel. */
  shift: 0.001,
};

const home = { ...everyPage, html: 26 * kilobyte, total: 400 * kilobyte, nodes: 1100 };

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: 'KB' | '';
  readonly files: readonly LoadedFile[];
}

const sum = (files: readonly LoadedFile[]): number =>
  files.reduce((bytes, file) => bytes + file.bytes, 0);

const weight = (name: string, files: readonly LoadedFile[], budget = Infinity): Figure => {
  return { name, value: sum(files), budget, unit: 'KB', files };
};

const count = (name: string, value: number, budget = Infinity): Figure => {
  return { name, value, budget, unit: '', files: [] };
};

export function figuresOf(page: Weights, bare: Weights): readonly Figure[] {
  const budgets = page.path === '/' ? home : everyPage;
  const all = page.files.toSorted((a, b) => b.bytes - a.bytes);
  const of = (kind: LoadedFile['kind'], files = all) => files.filter((file) => file.kind === kind);
  const fonts = of('font');
  const script = sum(of('script', [...bare.files])) + budgets.scriptOverBare;
  return [
    weight('script', of('script'), script),
    weight('HTML', of('document'), budgets.html),
    weight('CSS', of('stylesheet'), budgets.css),
    weight('fonts', fonts),
    weight(
      'early fonts',
      fonts.filter(({ early }) => early),
      budgets.fontsBeforePaint,
    ),
    weight('pictures', of('image')),
    weight('heaviest picture', of('image').slice(0, 1), budgets.picture),
    weight('all', all, budgets.total),
    count('preloaded fonts', fonts.filter(({ linked }) => linked).length, budgets.preloadedFonts),
    count('requests', all.length),
    count('nodes', page.nodes, budgets.nodes),
    count('shift', page.shift, budgets.shift),
  ];
}

export const rounded = (value: number, unit: Figure['unit']): number =>
  Number(unit === 'KB' ? (value / kilobyte).toFixed(1) : value.toFixed(4));

/** A sentence for each figure over budget, with its heaviest files. */
export function excesses(page: Weights, bare: Weights): readonly string[] {
  const frameworks = new Set(bare.files.map(({ bytes }) => bytes));
  return figuresOf(page, bare).flatMap(({ name, value, budget, unit, files }) => {
    if (value <= budget) return [];
    const heaviest = files
      .filter(({ bytes }) => !frameworks.has(bytes))
      .slice(0, 4)
      .map((file) => `${file.path} ${rounded(file.bytes, 'KB')} KB`);
    const blamed = heaviest.length > 0 ? ` Heaviest: ${heaviest.join(', ')}.` : '';
    const excess = `${rounded(value - budget, unit)} ${unit}`.trim();
    return [`${page.path}: ${name} over budget by ${excess}.${blamed}`];
  });
}
