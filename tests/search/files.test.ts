import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { filesOf } from '@/scripts/after-build/search/kept';
import type { FullPlace } from '@/scripts/after-build/search/places';
import { readPlaces } from '@/scripts/after-build/search/write-search';
import { builtFiles } from './built-search';

const dayMs = 86_400_000;

/** A text whose sentences end on a number, so that it is no repetition; each article has some words of its own. */
const numbered = (text: string, id: number): string =>
  text.replace(/[.!?](?=\s|$)|(?<![.!?])$/g, (end) => ` ${id}${end}`);

/** The places with so many articles that there are `count`, made from the real ones and older than they. */
function withSamples(places: readonly FullPlace[], count: number): readonly FullPlace[] {
  const models = places.filter(({ group }) => group === 'articles');
  const oldest = Math.min(...models.map(({ updated = '' }) => Date.parse(updated)));
  const samples = Array.from({ length: count - models.length }, (_, index): FullPlace => {
    const model = models[index % models.length] as FullPlace;
    const id = models.length + index + 1;
    return {
      ...model,
      href: `${model.href}-${id}`,
      title: numbered(model.title, id),
      lead: numbered(model.lead, id),
      updated: new Date(oldest - (index + 1) * dayMs).toISOString().slice(0, 10),
      sections: model.sections.map((section) => ({
        ...section,
        title: section.title && numbered(section.title, id),
        id: section.id && `${section.id}-${id}`,
        blocks: section.blocks.map((block) => numbered(block, id)),
      })),
    };
  });
  return [...places, ...samples];
}

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
