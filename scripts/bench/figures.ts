import type { LoadedFile, Weights } from './weigh';

/** One KB is 1,024 bytes, as Lighthouse counts. */
export const kilobyte = 1024;

/** The most that a page may cost on a phone, in bytes as brotli sends them. */
const everyPage = {
  /** Script at load beyond that of a page with one paragraph. */
  scriptOverBare: 25 * kilobyte,
  html: 18 * kilobyte,
  css: 12 * kilobyte,
  fontsBeforePaint: 50 * kilobyte,
  /** Font files that the document asks for itself; others begin when the text is laid out. */
  preloadedFonts: 1,
  /** The heaviest picture at load, which a hero picture cannot exceed. */
  picture: 60 * kilobyte,
  /** Everything at load. */
  total: Number.POSITIVE_INFINITY,
  /** Elements of the document. */
  nodes: Number.POSITIVE_INFINITY,
  /** The web font may move a word by a pixel when it replaces its stand-in; nothing else moves. */
  shift: 0.001,
};

const home = { ...everyPage, html: 26 * kilobyte, total: 400 * kilobyte, nodes: 1100 };

/** A figure of a page beside the most it may be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: 'KB' | '';
  /** The files that make it up, heaviest first. */
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

/** The figures of a page beside its budgets. */
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

/** A figure as it is printed: KB to a tenth. */
export const rounded = (value: number, unit: Figure['unit']): number =>
  Number(unit === 'KB' ? (value / kilobyte).toFixed(1) : value.toFixed(4));

/** One sentence for each figure over its budget, with its heaviest files that are not the framework's. */
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
