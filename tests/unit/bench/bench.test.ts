// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { budgetsOf } from '@/scripts/bench/budgets';
import type { LoadedFile, Weights } from '@/scripts/bench/page-weights';
import { plannerBudgets, plannerExcesses } from '@/scripts/bench/planner/weights';
import { weightRows } from '@/scripts/bench/report';
import { compare, excesses } from '@/scripts/bench/verdict';

const file = (
  kind: LoadedFile['kind'],
  bytes: number,
  rest: Partial<LoadedFile> = {},
): LoadedFile => ({
  path: `/${kind}`,
  kind,
  bytes,
  early: true,
  linked: true,
  ...rest,
});

const bare: Weights = { files: [file('script', 102_400)], nodes: 18, shift: 0 };

const own = file('script', 25 * 1024, { path: '/own.js' });

const atLimit = (path: string): Weights => {
  const budgets = budgetsOf(path);
  const parts = [
    ...bare.files,
    own,
    file('document', budgets.html),
    file('stylesheet', budgets.css),
    file('font', budgets.fontsBeforePaint),
    file('image', budgets.picture, { early: false }),
  ];
  const rest = budgets.total - parts.reduce((bytes, part) => bytes + part.bytes, 0);
  const { nodes, shift } = budgets;
  return { files: Number.isFinite(rest) ? [...parts, file('other', rest)] : parts, nodes, shift };
};

const more = (kind: LoadedFile['kind'], rest: Partial<LoadedFile> = {}): Partial<Weights> => ({
  files: [...atLimit('/pricing').files, file(kind, 1024, { path: '/more', ...rest })],
});

const judge = (path: string, page: Weights): readonly string[] =>
  excesses(path, compare(path, page, bare), bare);

describe('the verdict', () => {
  test.each(['/', '/pricing'])('%s at every limit is within its budgets', (path) => {
    expect(judge(path, atLimit(path))).toEqual([]);
  });

  test.each([
    [more('script'), 'script', '/own.js 25.0 KB, /more 1.0 KB'],
    [more('document'), 'HTML', '/document 18.0 KB, /more 1.0 KB'],
    [more('stylesheet'), 'CSS', '/stylesheet 12.0 KB, /more 1.0 KB'],
    [more('font', { linked: false }), 'early fonts', '/font 50.0 KB, /more 1.0 KB'],
    [more('image', { bytes: 61 * 1024 }), 'heaviest picture', '/more 61.0 KB'],
  ])('too much is named with the excess and its files: %#', (change, name, files) => {
    expect(judge('/pricing', { ...atLimit('/pricing'), ...change })).toEqual([
      `/pricing: ${name} over budget by 1.0 KB. Heaviest: ${files}.`,
    ]);
  });

  test.each([
    ['/pricing', { shift: 0.011 }, 'shift over budget by 0.01.'],
    [
      '/pricing',
      more('font', { early: false }),
      'preloaded fonts over budget by 1. Heaviest: /font 50.0 KB, /more 1.0 KB.',
    ],
    ['/', { nodes: 1101 }, 'nodes over budget by 1.'],
  ])('so is what is counted, on %s: %j', (path, change, sentence) => {
    expect(judge(path, { ...atLimit(path), ...change })).toEqual([`${path}: ${sentence}`]);
  });

  test('the home page is bounded as a whole too, and may have more HTML', () => {
    const home = atLimit('/');
    const files = [...home.files, file('other', 1024, { path: '/more' })];
    expect(judge('/', { ...home, files })).toEqual([
      expect.stringContaining('/: all over budget by 1.0 KB. Heaviest: /other'),
    ]);
    const more = (budgetsOf('/').html - budgetsOf('/pricing').html) / 1024;
    expect(judge('/pricing', home)).toEqual([
      expect.stringContaining(`/pricing: HTML over budget by ${more.toFixed(1)} KB`),
    ]);
  });

  test('the table has a row for the bare framework and each page', () => {
    const path = '/pricing';
    const rows = weightRows([{ path, figures: compare(path, atLimit(path), bare) }], bare);
    expect(rows).toMatchObject({
      'bare framework': { script: 100 },
      [path]: { script: 125, HTML: 18, CSS: 12 },
    });
  });
});

describe('the weights of the planner', () => {
  const { view, engine, town } = plannerBudgets;

  test('are within their budgets up to the last byte', () => {
    expect(plannerExcesses({ view, engine, town })).toEqual([]);
  });

  test.each(['view', 'engine', 'town'] as const)(
    '%s: too much is told, and none at all',
    (part) => {
      const weights = { view, engine, town };
      expect(plannerExcesses({ ...weights, [part]: weights[part] + 1024 })).toEqual([
        `The planner's ${part} is over its budget by 1.0 KB.`,
      ]);
      expect(plannerExcesses({ ...weights, [part]: 0 })).toEqual([
        `The planner's ${part} was not found in the page.`,
      ]);
    },
  );
});
