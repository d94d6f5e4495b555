import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { filesOf } from '@/scripts/after-build/search/kept';
import { readPlaces } from '@/scripts/after-build/search/write-search';
import { builtFiles } from './built-search';
import { withSamples } from './samples';

const kilobyte = 1024;
const compressed = (text: string): number => brotliCompressSync(text).length;

async function codeBytes(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: ['lib/search/open-index.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return compressed(outputFiles.map(({ text }) => text).join(''));
}

it.each([
  [32, 60 * kilobyte],
  [5000, 200 * kilobyte],
])(
  'until the first result, %i posts need at most %i bytes',
  async (posts, most) => {
    const places = withSamples(await readPlaces('out'), posts);
    const { first } = filesOf(places);
    expect((await codeBytes()) + compressed(JSON.stringify(first))).toBeLessThanOrEqual(most);
  },
  60_000,
);

const [first] = builtFiles();

it('every place and every section that is found is on a page', () => {
  const pages = new Map<string, string>();
  const read = (path: string): string => {
    const text =
      pages.get(path) ?? readFileSync(`out/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
    pages.set(path, text);
    return text;
  };
  const addresses = first.places.flatMap(({ href, sections }) => {
    const [path = ''] = href.split('#');
    return [href, ...sections.flatMap(([id]) => (id ? [`${path}#${id}`] : []))];
  });
  const lost = addresses.filter((address) => {
    const [path = '', id] = address.split('#');
    return id ? !read(path).includes(`id="${id.replaceAll('&', '&amp;')}"`) : !read(path);
  });
  expect(lost).toEqual([]);
  expect([...pages.keys()].filter((path) => /404|offline/.test(path))).toEqual([]);
});

it('every group has places', () =>
  expect(new Set(first.places.map(({ group }) => group))).toEqual(
    new Set(['pages', 'guides', 'articles', 'api', 'integrations', 'questions']),
  ));
