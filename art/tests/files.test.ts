import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { menuTiles } from '@/lib/content/navigation';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { readRecord } from '../workshop/record';

const record = readRecord('.');

/** Every SVG of our own, as it is committed; flags are their authors'. */
const drawn = Object.keys(record)
  .filter((file) => file.endsWith('.svg') && !file.includes('/flag-'))
  .map((file) => ({ file, svg: readFileSync(file, 'utf8') }));

/** A quicker setting than hosts use, so that the limit is a little stricter. */
const sent = (svg: string) =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

describe.each(drawn)('$file', ({ svg }) => {
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

  it('that families draw are shown somewhere', () => {
    const text = ['app', 'components', 'content', 'lib']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith('manifest.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const shown = new Set([
      ...(text.match(/(?<=['"`/])[a-z0-9]+(?:-[a-z0-9]+)*(?=['"`.])/g) ?? []),
      // Names that components put together from an entry of the content.
      ...caseStudies.map(({ picture }) => `${picture}-row`),
      ...menuTiles.map(({ slug }) => `sheet-${slug}-small`),
    ]);
    const names = Object.entries(record)
      .filter(([file, { data }]) => /^public\/images\/.*\.svg$/.test(file) && !data)
      .map(([file]) => parse(file).name);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });
});
