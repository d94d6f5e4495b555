import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { menuTiles } from '@/lib/content/navigation';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { draw } from '../workshop/programs';
import { readRecord } from '../workshop/record';

const { files } = readRecord('.');
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -4);

/** Every SVG of our own, as it is committed; flags are their authors'. */
const drawn = Object.entries(files).flatMap(([path, { program }]) =>
  path.endsWith('.svg') && program !== 'programs/flag'
    ? [{ path, program, svg: readFileSync(path, 'utf8') }]
    : [],
);

/** A quicker setting than hosts use, so that the limit is a little stricter. */
const sent = (svg: string) =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

describe.each(drawn)('$path', ({ svg }) => {
  it('is a small SVG document of its own size, without text that needs a font', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" /);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|>,<|<text|https?:\/\/(?!www\.w3\.org)/);
    expect(svg.length).toBeLessThan(60_000);
    expect(sent(svg)).toBeLessThan(20_000);
  });

  it('holds everything it refers to, and each id once', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
  });
});

describe('pictures', () => {
  it('are no twins of one another', () => {
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  });

  it.each([
    ['integrations', 'logo-sap'],
    ['pricing', 'pricing-parking'],
    ['blog', 'blog-unknown'],
    ['sim', 'sim-hero-phone'],
  ])('of %s are drawn the same again: %s', async (family, name) => {
    const path = `public/images/${name}.svg`;
    const again = await draw(`pictures/${family}/index`, path, undefined);
    expect(again).toBe(readFileSync(path, 'utf8'));
  });

  it('that are served are shown somewhere', () => {
    const text = ['app', 'components', 'content', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith('manifest.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const named = new Set(text.match(/(?<=['"`/])[a-z0-9]+(?:-[a-z0-9]+)*(?=['"`.])/g));
    // Names that components put together from an entry of the content.
    const composed = new Set([
      ...caseStudies.map(({ picture }) => `${picture}-row`),
      ...menuTiles.map(({ slug }) => `sheet-${slug}-small`),
    ]);
    const names = drawn
      .filter(({ program }) => /^pictures/.test(program))
      .map((p) => nameOf(p.path));
    expect(names.filter((name) => !named.has(name) && !composed.has(name))).toEqual([]);
  });
});

it('previews weigh less than 60 KB each', () => {
  const previews = Object.keys(files).filter((path) => path.startsWith('public/og/'));
  expect(previews.length).toBeGreaterThan(60);
  for (const path of previews) expect(statSync(path).size, path).toBeLessThan(60_000);
});
