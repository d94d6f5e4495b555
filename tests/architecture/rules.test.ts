import { describe, expect, it } from 'vitest';
import * as rule from './files';
import { circles, importsOf, type Source } from './imports';
import { unguardedIslands } from './islands';
import { brokenLayers } from './layers';

const file = (path: string, text = ''): Source => ({ path, text });
const lines = (path: string, count: number) => file(path, 'x\n'.repeat(count));
const read = (path: string, text: string) => importsOf(file(path, text), () => true);
const broken = (path: string, name: string, type = '') =>
  brokenLayers(read(path, `import ${type}{ x } from '${name}';`));

describe('layers', () => {
  it.each([
    ['components/ui/button/button.tsx', '@/content/site'],
    ['components/ui/button/button.tsx', '../../pages/home/hero'],
    ['components/tools/chat/chat.client.tsx', '@/components/tools/roi/roi'],
    ['components/tools/chat/chat.client.tsx', '@/components/blocks/plans/plan-list'],
    ['components/blocks/plans/plan-list.tsx', '@/components/blocks/contents/contents'],
    ['components/pages/home/hero.tsx', '@/content/home/hero'],
    ['components/pages/home/hero.tsx', '@/components/pages/blog/card'],
    ['components/pages/home/hero.tsx', '@/components/shell/header/header'],
    ['components/picture/picture.tsx', '@/components/tools/chat/chat'],
    ['components/shell/header/header.tsx', '@/content/plans'],
    ['content/plans.ts', '@/lib/env'],
    ['content/plans.ts', '@/components/ui/button/button'],
    ['lib/metadata.ts', '@/content/plans'],
    ['lib/content/plans.ts', '@/components/ui/button/button'],
    ['app/page.tsx', '@/art/gallery'],
    ['elsewhere/a.ts', '@/lib/env'],
  ])('refuse %s importing %s', (path, name) => expect(broken(path, name)).toHaveLength(1));

  it.each([
    ['app/page.tsx', '@/content/plans'],
    ['components/pages/home/hero.tsx', '@/components/tools/sign-up/form'],
    ['components/pages/home/hero/hero.tsx', '../services/parts'],
    ['components/tools/roi/roi.client.tsx', '@/components/tools/calculator/parts'],
    ['components/shell/header/header.tsx', '@/content/navigation'],
    ['lib/content/plans.ts', '@/content/plans'],
    ['lib/metadata.ts', '@/content/site'],
    ['content/steps.ts', './figures'],
    ['lib/a.ts', 'react'],
  ])('accept %s importing %s', (path, name) => expect(broken(path, name)).toEqual([]));

  it('let components take types of content, and primitives not even those', () => {
    expect(broken('components/pages/home/a.tsx', '@/content/plans', 'type ')).toEqual([]);
    expect(broken('components/ui/a/a.tsx', '@/content/plans', 'type ')).toHaveLength(1);
  });

  it.each([
    "const a = () => import('@/content/plans');",
    "export { a } from '@/content/plans';",
    "export * from '@/content/plans';",
    "import '@/content/plans';",
    "import {\n  a,\n  b,\n} from '@/content/plans';",
    "import { type A, b } from '@/content/plans';",
  ])('see %s', (text) =>
    expect(brokenLayers(read('components/pages/home/a.tsx', text))).toHaveLength(1),
  );
});

it.each([
  ['<p><Chat /></p>', 1],
  ['<Island name="chat"><p><Chat /></p></Island>', 0],
  ['<Panel aside={<Chat />} />', 1],
])('islands outside a boundary in %s: %i', (jsx, count) => {
  const text = `import { Chat } from './chat.client'; const a = ${jsx};`;
  expect(unguardedIslands(file('components/a.tsx', text))).toHaveLength(count);
});

it('circles are found, types included; two ways to one file are none', () => {
  const among = (texts: Readonly<Record<string, string>>) =>
    circles(
      Object.entries(texts).flatMap(([path, text]) =>
        importsOf(file(path, text), (at) => at in texts),
      ),
    );
  const to = (...names: string[]) => names.map((name) => `import './${name}';`).join('\n');
  const back = "import type { A } from './a';";
  const circle = ['a.ts', 'b.ts', 'c.ts', 'a.ts'];
  expect(among({ 'a.ts': to('b'), 'b.ts': to('c'), 'c.ts': back })).toEqual([circle]);
  const fork = { 'a.ts': to('b', 'c'), 'b.ts': to('d'), 'c.ts': to('d'), 'd.ts': '' };
  expect(among(fork)).toEqual([]);
});

describe('rules of files', () => {
  it.each([
    ['components/ui/a.tsx', "'use client';", 1],
    ['app/page.tsx', '// a\n/* b */\n"use client";', 1],
    ['components/ui/a.client.tsx', 'export {}', 1],
    ['components/ui/a.client.tsx', "'use client';", 0],
    ['app/error.tsx', "'use client';", 0],
    ['components/ui/a.tsx', "// not 'use client'", 0],
  ])('find use client: %s %s', (path, text, count) =>
    expect(rule.misnamedClient(file(path, text))).toHaveLength(count),
  );

  it.each([
    ['components/ui/Button.tsx', 1],
    ['lib/mailList.ts', 1],
    ['lib/mail_list.ts', 1],
    ['app/blog/[slug]/page.tsx', 0],
    ['app/(site)/page.tsx', 0],
    ['app/feed.xml/route.ts', 0],
  ])('look at the name %s', (path, count) => expect(rule.badNames(file(path))).toHaveLength(count));

  it.each<[string, number[], number]>([
    ['one over 170 lines', [171, ...Array(20).fill(10)], 1],
    ['a median of 50', Array(10).fill(50), 1],
    ['a tenth of 100', [...Array(8).fill(10), 100, 100], 1],
    ['none', Array(10).fill(49), 0],
  ])('find among the lengths of files %s', (_, counts, found) =>
    expect(rule.oversized(counts.map((count) => lines('a.tsx', count)))).toHaveLength(found),
  );

  it('find long pages and style sheets', () => {
    const pages = [lines('app/page.tsx', 61), lines('app/blog/page.tsx', 60)];
    const sheets = [lines('components/a.css', 201), lines('components/b.css', 200)];
    expect(rule.longPages([...pages, ...sheets])).toEqual(['app/page.tsx', 'components/a.css']);
  });

  it.each([
    ['<p className="flex ml-auto">', 1],
    ['<p className="sm:-left-2 top-2">', 1],
    ["cx('border-l', a)", 1],
    ["cx('max-sm:text-right', a)", 1],
    ['<Section thread="left-to-right" className="ms-auto start-2 border-line">', 0],
    ['<Icon name="arrow-right" />', 0],
  ])('look for left and right in %s', (text, count) =>
    expect(rule.physicalSides(file('components/a.tsx', text))).toHaveLength(count),
  );

  // Put together here, so that a search for them does not find this file.
  it.each([
    [rule.leftNotes, 'a.ts', `// ${'TO'}DO: later`, 1],
    [rule.closedReferences, 'a.ts', `// as ${'SP'}EC 9 says`, 1],
    [rule.closedReferences, 'a.ts', '// see docs/decisions.md', 0],
    [rule.notRepeatable, 'art/a.ts', 'seed(Date.now())', 1],
    [rule.notRepeatable, 'lib/theme/theme.ts', 'Date.now()', 0],
  ])('find by %o in %s %j: %i', (finds, path, text, count) =>
    expect(finds(file(path, text))).toHaveLength(count),
  );

  it('find crowded folders, those of entries aside', () => {
    const crowd = Array.from({ length: 21 }, (_, index) => `lib/a/${index}.ts`);
    expect(rule.crowdedFolders(crowd, [])).toEqual(['lib/a holds 21 files']);
    expect(rule.crowdedFolders(crowd, ['lib/a'])).toEqual([]);
  });

  it('read addresses off the folders of app', () => {
    const found = rule.pageAddresses([
      file('app/page.tsx'),
      file('app/(site)/pricing/page.tsx'),
      file('app/blog/[slug]/page.tsx'),
    ]);
    expect(found).toEqual(['/', '/pricing', '/blog/[slug]']);
  });
});
