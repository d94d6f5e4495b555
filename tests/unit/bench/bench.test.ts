// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { budgetsOf } from '@/scripts/bench/budgets';
import type { LoadedFile, Weights } from '@/scripts/bench/page-weights';
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

  const own = 'Heaviest: /own.js 25.0 KB, /more 1.0 KB.';

  test.each([
    [more('script'), `script over budget by 1.0 KB. ${own}`],
    [more('document'), 'HTML over budget by 1.0 KB. Heaviest: /document 22.0 KB, /more 1.0 KB.'],
    [more('stylesheet'), 'CSS over budget by 1.0 KB. Heaviest: /stylesheet 12.0 KB, /more 1.0 KB.'],
    [
      more('font', { linked: false }),
      'early fonts over budget by 1.0 KB. Heaviest: /font 50.0 KB, /more 1.0 KB.',
    ],
    [
      more('font', { early: false }),
      'preloaded fonts over budget by 1. Heaviest: /font 50.0 KB, /more 1.0 KB.',
    ],
    [
      more('image', { bytes: 61 * 1024 }),
      'heaviest picture over budget by 1.0 KB. Heaviest: /more 61.0 KB.',
    ],
    [{ shift: 0.011 }, 'shift over budget by 0.01.'],
  ])('too much is named with the excess and its files: %#', (change, sentence) => {
    expect(judge('/pricing', { ...atLimit('/pricing'), ...change })).toEqual([
      `/pricing: ${sentence}`,
    ]);
  });

  test('the home page is bounded as a whole too, and may have more HTML', () => {
    const home = atLimit('/');
    const files = [...home.files, file('other', 1024, { path: '/more' })];
    const [nodes, all] = [judge('/', { ...home, nodes: 1601 }), judge('/', { ...home, files })];
    expect(nodes).toEqual(['/: nodes over budget by 1.']);
    expect(all).toEqual([
      expect.stringContaining('/: all over budget by 1.0 KB. Heaviest: /other'),
    ]);
    const [most, usual] = [budgetsOf('/'), budgetsOf('/pricing')];
    const over = (bytes: number) => `over budget by ${(bytes / 1024).toFixed(1)} KB`;
    expect(judge('/pricing', home)).toEqual([
      expect.stringContaining(`/pricing: HTML ${over(most.html - usual.html)}`),
    ]);
  });

  test('the table has a row for the bare framework and each page', () => {
    const path = '/pricing';
    const rows = weightRows([{ path, figures: compare(path, atLimit(path), bare) }], bare);
    expect(rows).toMatchObject({
      'bare framework': { script: 100 },
      [path]: { script: 125, HTML: 22, CSS: 12 },
    });
  });
});
