// @vitest-environment node
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { budgetsOf } from '@/scripts/bench/budgets';
import { clientModules, modulesIn } from '@/scripts/bench/client-modules';
import type { LoadedFile, Weights } from '@/scripts/bench/page-weights';
import { weightTable } from '@/scripts/bench/report';
import { compare, excesses } from '@/scripts/bench/verdict';
import { weigh } from '@/scripts/bench/weigh';
import { temporaryFolder } from '@/tests/unit/serve/site-folder';

const file = (kind: string, bytes: number, rest: Partial<LoadedFile> = {}): LoadedFile => ({
  path: `/${kind}`,
  kind,
  bytes,
  early: true,
  linked: true,
  modules: [],
  ...rest,
});

const bare: Weights = { files: [file('script', 102_400)], nodes: 18, shift: 0 };

const own = file('script', 25 * 1024, { path: '/own.js', modules: ['Menu', 'Chat'] });

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
  const rest = (budgets.total ?? 0) - parts.reduce((bytes, part) => bytes + part.bytes, 0);
  return {
    files: [...parts, ...(rest > 0 ? [file('fetch', rest)] : [])],
    nodes: budgets.nodes ?? 9999,
    shift: budgets.shift,
  };
};

const more = (kind: string, rest: Partial<LoadedFile> = {}): Partial<Weights> => ({
  files: [...atLimit('/pricing').files, file(kind, 1024, { path: '/more', ...rest })],
});

const judge = (path: string, page: Weights): readonly string[] =>
  excesses(path, compare(path, page, bare), bare);

describe('the verdict', () => {
  test.each(['/', '/pricing'])('%s at every limit is within its budgets', (path) => {
    expect(judge(path, atLimit(path))).toEqual([]);
  });

  test.each([
    [
      'script',
      more('script'),
      'script over budget by 1.0 KB. Heaviest: /own.js 25.0 KB (Menu, Chat), /more 1.0 KB.',
    ],
    [
      'HTML',
      more('document'),
      'HTML over budget by 1.0 KB. Heaviest: /document 22.0 KB, /more 1.0 KB.',
    ],
    [
      'CSS',
      more('stylesheet'),
      'CSS over budget by 1.0 KB. Heaviest: /stylesheet 12.0 KB, /more 1.0 KB.',
    ],
    [
      'fonts',
      more('font', { linked: false }),
      'early fonts over budget by 1.0 KB. Heaviest: /font 50.0 KB, /more 1.0 KB.',
    ],
    [
      'preloads',
      more('font', { early: false }),
      'preloaded fonts over budget by 1. Heaviest: /font 50.0 KB, /more 1.0 KB.',
    ],
    [
      'a picture',
      more('image', { bytes: 61 * 1024 }),
      'heaviest picture over budget by 1.0 KB. Heaviest: /more 61.0 KB.',
    ],
    ['shifts', { shift: 0.011 }, 'shift over budget by 0.01.'],
  ])('too much of %s is named with the excess and its files', (_, change, sentence) => {
    expect(judge('/pricing', { ...atLimit('/pricing'), ...change })).toEqual([
      `/pricing: ${sentence}`,
    ]);
  });

  test('the home page is bounded as a whole too, and may have more HTML', () => {
    const home = atLimit('/');
    const files = [...home.files, file('fetch', 1024, { path: '/more' })];
    const [nodes, all] = [judge('/', { ...home, nodes: 1601 }), judge('/', { ...home, files })];
    expect(nodes).toEqual(['/: nodes over budget by 1.']);
    expect(all).toEqual([
      expect.stringContaining('/: all over budget by 1.0 KB. Heaviest: /fetch'),
    ]);
    const [most, usual] = [budgetsOf('/'), budgetsOf('/pricing')];
    const over = (bytes: number) => `over budget by ${(bytes / 1024).toFixed(1)} KB`;
    expect(judge('/pricing', home)).toEqual([
      expect.stringContaining(`/pricing: HTML ${over(most.html - usual.html)}`),
    ]);
  });

  test('the table has a line for the bare framework and each page', () => {
    const path = '/pricing';
    const figures = compare(path, atLimit(path), bare);
    const lines = weightTable([{ path, figures }], bare).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/^\| bare framework +\| +100\.0 \|/);
    expect(lines[3]).toMatch(/^\| \/pricing +\| +125\.0 \| +22\.0 \| +12\.0 \|/);
  });
});

describe('islands', () => {
  const html = `self.__next_f.push([1,"2:I[2441,[\\"$2\\",\\"$3\\"],\\"HeaderScroll\\"]\\n3:I[77,[],\\"default\\"]"])`;

  test('are found in the payload of a page, and told by the files they stand in', () => {
    const modules = clientModules(html);
    expect([...modules]).toEqual([
      ['2441', 'HeaderScroll'],
      ['77', 'default'],
    ]);
    expect(modulesIn('push([e,2441,e=>{},77,(e,t)=>{}])', modules)).toEqual(['HeaderScroll']);
    expect(modulesIn('push([e,12441,e=>{f(2441)}])', modules)).toEqual([]);
  });
});

describe('weigh', () => {
  const text = Buffer.from('a line that repeats itself\n'.repeat(100));

  test('takes the copy of the build, else compresses text and leaves pictures', async () => {
    const { path, remove } = await temporaryFolder();
    await writeFile(join(path, 'index.html.br'), 'x'.repeat(7));
    await writeFile(join(path, 'a.js.br'), 'x'.repeat(8));
    await writeFile(join(path, 'about.html.br'), 'x'.repeat(9));
    expect(await weigh(path, '/', 'text/html', text)).toBe(7);
    expect(await weigh(path, '/about', 'text/html', text)).toBe(9);
    expect(await weigh(path, '/a.js', 'text/javascript', text)).toBe(8);
    expect(await weigh(path, '/b.js', 'text/javascript; charset=utf-8', text)).toBeLessThan(100);
    expect(await weigh(path, '/b.svg', 'image/svg+xml', text)).toBeLessThan(100);
    expect(await weigh(path, '/b.woff2', 'font/woff2', text)).toBe(text.length);
    await remove();
  });
});
