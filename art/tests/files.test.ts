import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { menuTiles } from '@/lib/content/navigation';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { useCases } from '@/lib/content/stories/use-cases';
import { testimonialsAbout, testimonialsOf } from '@/lib/content/testimonials';
import { routes } from '@/lib/routes';
import { readRecord } from '../workshop/record';

const record = readRecord('.');

/** Flags are their authors'. */
const drawn = Object.keys(record)
  .filter((file) => file.endsWith('.svg') && !file.includes('/flag-'))
  .map((file) => ({ file, svg: readFileSync(file, 'utf8') }));

/** Quicker than hosts, so a little stricter. */
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

it('pictures that families draw are shown somewhere', () => {
  const text = ['app', 'components', 'content', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith('manifest.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const alone = useCases
    .map(({ name }) => testimonialsOf(name))
    .filter(({ length }) => length === 1)
    .flat();
  const ofProducts = Object.values(routes).flatMap((route) => testimonialsAbout(route).slice(0, 1));
  const shown = new Set([
    ...(text.match(/(?<=['"`/])[a-z0-9]+(?:-[a-z0-9]+)*(?=['"`.])/g) ?? []),
    // Names that components compose.
    ...[...alone, ...ofProducts].map(({ photo }) => `${photo}-large`),
    ...caseStudies.map(({ picture }) => `${picture}-row`),
    ...menuTiles.map(({ slug }) => `sheet-${slug}-small`),
  ]);
  const names = Object.entries(record)
    .filter(([file, { data }]) => /^public\/images\/.*\.svg$/.test(file) && !data)
    .map(([file]) => parse(file).name);
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});

const typed = /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!["')])|['"]#[\da-f]{3,8}['"]/i;

const own = ['lib/palette.ts', 'app/styles/palette.css', 'app/icon.svg', 'app/styles/print.css'];

it('no color is typed outside of the palette, black on a printer’s white aside', () => {
  const found = ['app', 'art', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /\.(?:tsx?|css|svg)$/.test(path) && !/^art.tests/.test(path))
      .filter((path) => !own.includes(path) && typed.test(readFileSync(path, 'utf8'))),
  );
  expect(found).toEqual([]);
});

const folder = 'public/images';

/** Drawn like the planner's own map, with words of one size. */
const asThePlanner = /^planner-(manual|optimized)/;

/** How words grow: until an image is so wide, and so much at most. */
const growth = /\.(w\d+)\{scale:clamp\(1,tan\(atan2\(([\d.]+)px,100vw\)\),([\d.]+)\)/g;

/** Pixels, where `units` of a picture that is `all` units wide are `pixels` wide. */
function smallest(svg: string, units: number, all: number, pixels: number): number {
  const image = (pixels * all) / units;
  const grows = new Map(
    [...svg.matchAll(growth)].map(([, name, until, most]) => [
      name,
      Math.min(Number(most), Math.max(1, Number(until) / image)),
    ]),
  );
  const around = [pixels / units];
  let least = Number.POSITIVE_INFINITY;
  const shown = svg.replace(/<defs>.*?<\/defs>/s, '');
  for (const [tag, name] of shown.matchAll(/<\/?(g|svg|use)\b[^>]*>/g)) {
    const outer = around.at(-1) ?? 1;
    if (tag.startsWith('</')) around.pop();
    else if (name === 'use') {
      if (/href="#(sign|text|strong|mono)\d/.test(tag)) least = Math.min(least, 1000 * outer);
    } else if (!tag.endsWith('/>')) {
      const own = Math.abs(Number(/ transform="[^"]*scale\(([-\d.]+)/.exec(tag)?.[1] ?? 1));
      const grown = grows.get(/class="(w\d+)"/.exec(tag)?.[1]) ?? 1;
      around.push(name === 'svg' ? outer : outer * own * grown);
    }
  }
  return least;
}

it.each([280, 348, 430, 560, 860])(
  'no words of a picture %i px wide measure less than 12 px',
  (pixels) => {
    const small = readdirSync(folder)
      .filter((file) => file.endsWith('.svg') && !asThePlanner.test(file))
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const)
      .map(([file, svg]) => {
        const [, width = 0, units = 0] =
          /<svg[^>]* width="(\d+)"[^>]* viewBox="0 0 ([\d.]+)/.exec(svg)?.map(Number) ?? [];
        // A card shows 1,120 units of a cover's 1,200.
        const shown = /^cover-/.test(file) ? { width: 640, units: units - 80 } : { width, units };
        return { file, svg, all: units, ...shown };
      })
      .filter(({ width }) => width >= pixels)
      .map(
        ({ file, svg, units, all }) => `${file}: ${smallest(svg, units, all, pixels).toFixed(1)}`,
      )
      .filter((line) => Number(line.split(': ')[1]) < 11.9);
    expect(small).toEqual([]);
  },
);
