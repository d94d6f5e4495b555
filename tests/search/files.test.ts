import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { readPlaces } from '@/scripts/after-build/search';
import { filesOf } from '@/scripts/after-build/search/kept';
import { withSamples } from '@/scripts/bench/search/samples';
import { builtFiles } from './built-search';

const kilobyte = 1024;
const compressed = (text: string): number => brotliCompressSync(text).length;

/** The bytes of the code that is loaded with the first file, the library in it. */
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
  [26, 60 * kilobyte],
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

it('every place that is found is on a page, and its anchors are', () => {
  const pages = new Set(first.places.map(({ href }) => href.replace(/#.*/, '')));
  const file = (path: string) => `out/${path === '/' ? 'index' : path.slice(1)}.html`;
  expect([...pages].filter((path) => !existsSync(file(path)))).toEqual([]);
  expect([...pages].filter((path) => /404|offline/.test(path))).toEqual([]);
});
