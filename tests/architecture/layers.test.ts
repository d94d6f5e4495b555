import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { offlinePath, pages } from '@/lib/routes';
import {
  badNames,
  brokenLayers,
  clientOutsideIslands,
  leftNotes,
  longPages,
  notRepeatable,
  oversized,
  pageAddresses,
  type Source,
} from './rules';

const read = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

const sources = ['app', 'components', 'content', 'lib'].flatMap(read);
const file = (path: string, text = ''): Source => ({ path, text });
const lines = (path: string, count: number) => file(path, 'x\n'.repeat(count));

describe('the site', () => {
  it('is read at all', () => expect(sources.length).toBeGreaterThan(50));
  it('keeps its layers', () => expect(sources.flatMap(brokenLayers)).toEqual([]));
  it('says use client in islands alone', () =>
    expect(sources.flatMap(clientOutsideIslands)).toEqual([]));
  it('names its files in kebab-case', () => expect(sources.flatMap(badNames)).toEqual([]));
  it('leaves no notes behind', () => expect(sources.flatMap(leftNotes)).toEqual([]));
  it('draws the same pictures every day', () => expect(sources.flatMap(notRepeatable)).toEqual([]));
  it('keeps pages short', () => expect(longPages(sources)).toEqual([]));

  it('keeps components small', () => {
    expect(oversized(sources.filter(({ path }) => /^components\/.*\.tsx$/.test(path)))).toEqual([]);
  });

  it('lists exactly the pages that exist', () => {
    const found = pageAddresses(sources).filter(
      (address) => address !== '/blog/404' && address !== offlinePath,
    );
    const plain = found.filter((address) => !address.includes('['));
    const families = found.filter((address) => address.includes('['));
    const ofFamily = (route: string) =>
      families.some((address) => route.startsWith(address.slice(0, address.indexOf('['))));
    expect(new Set([...pages].filter((route) => !ofFamily(route)))).toEqual(new Set(plain));
  });
});

describe('the rules themselves', () => {
  const from = (path: string, name: string, type = '') =>
    brokenLayers(file(path, `import ${type}{ x } from '${name}';`));

  it.each([
    ['components/ui/button/button.tsx', '@/content/site'],
    ['components/ui/button/button.tsx', '../sections/hero'],
    ['components/islands/menu.tsx', '@/content/navigation'],
    ['components/islands/menu.tsx', '@/components/sections/hero'],
    ['components/pages/home/hero/hero.tsx', '@/content/home/hero'],
    ['components/pages/home/hero/hero.tsx', '@/components/layout/header'],
    ['components/pages/home/hero/loom.tsx', '@/components/ui/icon'],
    ['components/shell/header/header.tsx', '@/content/plans'],
    ['content/plans.ts', '@/lib/env'],
    ['content/plans.ts', '@/components/ui/button'],
    ['lib/metadata.ts', '@/content/plans'],
    ['lib/content/plans.ts', '@/components/ui/button'],
    ['elsewhere/a.ts', '@/lib/env'],
  ])('refuses %s importing %s', (path, name) => expect(from(path, name)).toHaveLength(1));

  it.each([
    ['app/page.tsx', '@/content/plans'],
    ['components/pages/home/hero/hero.tsx', '@/components/islands/menu'],
    ['components/shell/header/header.tsx', '@/content/navigation'],
    ['lib/content/plans.ts', '@/content/plans'],
    ['lib/metadata.ts', '@/content/site'],
    ['content/home/steps.ts', './figures'],
  ])('accepts %s importing %s', (path, name) => expect(from(path, name)).toEqual([]));

  it('lets sections import types of content, and nothing else of it', () => {
    expect(from('components/sections/a.tsx', '@/content/plans', 'type ')).toEqual([]);
    expect(from('components/ui/a.tsx', '@/content/plans', 'type ')).toHaveLength(1);
  });

  it('sees lazy, re-exported, bare and many-line imports', () => {
    const refused = (text: string) => brokenLayers(file('components/ui/a.tsx', text));
    expect(refused("const a = () => import('@/content/plans');")).toHaveLength(1);
    expect(refused("export { a } from '@/content/plans';")).toHaveLength(1);
    expect(refused("import '@/content/plans';")).toHaveLength(1);
    expect(refused("import {\n  a,\n  b,\n} from '@/content/plans';")).toHaveLength(1);
    expect(refused("import { a } from 'react';\nimport { b } from './b';")).toEqual([]);
  });

  it('finds use client where it does not belong, comments before it or not', () => {
    expect(clientOutsideIslands(file('components/ui/a.tsx', "'use client';"))).toHaveLength(1);
    expect(clientOutsideIslands(file('app/page.tsx', '// a\n/* b */\n"use client";'))).toHaveLength(
      1,
    );
    expect(clientOutsideIslands(file('components/islands/a.tsx', "'use client';"))).toEqual([]);
    expect(clientOutsideIslands(file('app/error.tsx', "'use client';"))).toEqual([]);
    expect(clientOutsideIslands(file('components/ui/a.tsx', "// not 'use client'"))).toEqual([]);
  });

  it('finds names that are not kebab-case', () => {
    for (const path of ['components/ui/Button.tsx', 'lib/mailList.ts', 'lib/mail_list.ts']) {
      expect(badNames(file(path))).toHaveLength(1);
    }
    for (const path of [
      'app/blog/[slug]/page.tsx',
      'app/(site)/page.tsx',
      'app/feed.xml/route.ts',
    ]) {
      expect(badNames(file(path))).toEqual([]);
    }
  });

  it('finds long files, long pages and notes', () => {
    expect(oversized([lines('a.tsx', 201), ...Array(20).fill(lines('b.tsx', 10))])).toHaveLength(1);
    expect(oversized(Array(10).fill(lines('a.tsx', 50)))).toHaveLength(1);
    expect(
      oversized([...Array(8).fill(lines('a.tsx', 10)), ...Array(2).fill(lines('b.tsx', 100))]),
    ).toHaveLength(1);
    expect(oversized(Array(10).fill(lines('a.tsx', 49)))).toEqual([]);
    expect(longPages([lines('app/page.tsx', 61), lines('app/blog/page.tsx', 60)])).toEqual([
      'app/page.tsx',
    ]);
    // Put together here, so that a search for such notes does not find this file.
    expect(leftNotes(file('a.ts', `// ${'TO'}DO: later`))).toHaveLength(1);
  });

  it('finds drawings that ask the clock or chance', () => {
    const dated = file('components/artwork/a.ts', 'seed(Date.now())');
    expect(notRepeatable(dated)).toHaveLength(1);
    expect(notRepeatable(file('lib/theme/theme.ts', 'Date.now()'))).toEqual([]);
    expect(notRepeatable(file('lib/city/a.ts', 'random(seed)'))).toEqual([]);
  });

  it('reads addresses off the folders of app', () => {
    const pages = [
      file('app/page.tsx'),
      file('app/(site)/pricing/page.tsx'),
      file('app/blog/[slug]/page.tsx'),
    ];
    expect(pageAddresses(pages)).toEqual(['/', '/pricing', '/blog/[slug]']);
  });
});
