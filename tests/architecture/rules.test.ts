import { expect, it } from 'vitest';
import { circles, importsOf } from './imports';
import { unguardedIslands } from './islands';
import { brokenLayers } from './layers';

const broken = (path: string, text: string) =>
  brokenLayers(importsOf({ path, text }, () => true)).length;

it.each([
  ['components/ui/button/button.tsx', '@/content/site', 1],
  ['components/tools/chat/chat.client.tsx', '@/components/tools/roi/roi', 1],
  ['components/pages/home/hero.tsx', '@/components/pages/blog/card', 1],
  ['lib/metadata.ts', '@/content/plans', 1],
  ['components/pages/home/hero/hero.tsx', '../services/parts', 0],
])('%s importing %s gives %i findings', (path, name, count) =>
  expect(broken(path, `import { x } from '${name}';`)).toBe(count),
);

it.each([
  ["const a = () => import('@/content/plans');", 1],
  ["import type { A } from '@/content/plans';", 0],
])('%s in a component gives %i findings', (text, count) =>
  expect(broken('components/pages/home/a.tsx', text)).toBe(count),
);

it.each([
  ['<p><Chat /></p>', 1],
  ['<Island name="chat"><p><Chat /></p></Island>', 0],
])('islands outside a boundary in %s: %i', (jsx, count) => {
  const text = `import { Chat } from './chat.client'; const a = ${jsx};`;
  expect(unguardedIslands({ path: 'components/a.tsx', text })).toHaveLength(count);
});

it.each([['types included', "import type { A } from './a';", [['a.ts', 'b.ts', 'c.ts', 'a.ts']]]])(
  'circles are found, %s',
  (_, end, found) => {
    const texts = { 'a.ts': "import './b'; import './c';", 'b.ts': "import './c';", 'c.ts': end };
    const imports = Object.entries(texts).flatMap(([path, text]) =>
      importsOf({ path, text }, (at) => at in texts),
    );
    expect(circles(imports).slice(0, 1)).toEqual(found);
  },
);
