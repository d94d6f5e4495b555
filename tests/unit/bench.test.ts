// @vitest-environment node
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { budgets } from '@/scripts/bench/budgets';
import type { Weights } from '@/scripts/bench/measure';
import { compare, excesses, table } from '@/scripts/bench/verdict';
import { weigh } from '@/scripts/bench/weigh';
import { temporaryFolder } from './site-folder';

const bare: Weights = {
  script: 100 * 1024,
  html: 1000,
  css: 0,
  fonts: 0,
  fontsBeforePaint: 0,
  images: 0,
  total: 101 * 1024,
  requests: 6,
  nodes: 18,
};

const atLimit: Weights = {
  ...bare,
  script: bare.script + budgets.scriptOverBare,
  html: budgets.html,
  css: budgets.css,
  fontsBeforePaint: budgets.fontsBeforePaint,
  total: budgets.total,
  nodes: budgets.nodes,
};

describe('the verdict', () => {
  test('a page at every limit is within its budgets', () => {
    expect(excesses(compare(atLimit, bare))).toEqual([]);
  });

  test.each([
    ['script', 'Over budget by 1.0 KB: script at load.'],
    ['html', 'Over budget by 1.0 KB: HTML.'],
    ['css', 'Over budget by 1.0 KB: CSS.'],
    ['fontsBeforePaint', 'Over budget by 1.0 KB: fonts before first paint.'],
    ['total', 'Over budget by 1.0 KB: everything at load.'],
    ['nodes', 'Over budget by 1024: DOM nodes.'],
  ] as const)('too much %s is named with the excess', (key, sentence) => {
    const home = { ...atLimit, [key]: atLimit[key] + 1024 };
    expect(excesses(compare(home, bare))).toEqual([sentence]);
  });

  test('the table has a line for each figure', () => {
    const lines = table(compare(atLimit, bare)).split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[1]).toMatch(/^script at load +125\.0 KB {2}of 125\.0 KB$/);
  });
});

describe('weigh', () => {
  const text = Buffer.from('a line that repeats itself\n'.repeat(100));

  test('takes the copy of the build, else compresses text and leaves pictures', async () => {
    const { path, remove } = await temporaryFolder();
    await writeFile(join(path, 'index.html.br'), 'x'.repeat(7));
    await writeFile(join(path, 'a.js.br'), 'x'.repeat(8));
    expect(await weigh(path, '/', 'text/html', text)).toBe(7);
    expect(await weigh(path, '/a.js', 'text/javascript', text)).toBe(8);
    expect(await weigh(path, '/b.js', 'text/javascript; charset=utf-8', text)).toBeLessThan(100);
    expect(await weigh(path, '/b.svg', 'image/svg+xml', text)).toBeLessThan(100);
    expect(await weigh(path, '/b.woff2', 'font/woff2', text)).toBe(text.length);
    await remove();
  });
});
