import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withWordsThatGrow } from '../pens/small-words';

const folder = 'public/images';

/** Drawn by what draws the planner's own map, whose words are one size on every screen. */
const asThePlanner = ['planner-by-hand-phone.svg', 'planner-woven-phone.svg'];

/** The smallest words of a picture in pixels, where `units` of it are 348 px wide as beside copy on a phone. */
function smallest(svg: string, units: number): number {
  const rules = /@media \(max-width:4(?:30|61)px\)\{(.*?)\}\}/.exec(svg)?.[1] ?? '';
  const grows = new Map([...rules.matchAll(/\.(w\d+)\{scale:([\d.]+)/g)].map(([, k, v]) => [k, v]));
  const around = [348 / units];
  let least = Number.POSITIVE_INFINITY;
  const shown = svg.replace(/<defs>.*?<\/defs>/s, '');
  for (const [tag, name] of shown.matchAll(/<\/?(g|svg|use)\b[^>]*>/g)) {
    const outer = around.at(-1) ?? 1;
    if (tag.startsWith('</')) around.pop();
    else if (name === 'use') {
      if (/href="#(sign|text|strong|mono)\d/.test(tag)) least = Math.min(least, 1000 * outer);
    } else if (!tag.endsWith('/>')) {
      const own = Math.abs(Number(/ transform="[^"]*scale\(([-\d.]+)/.exec(tag)?.[1] ?? 1));
      const grown = Number(grows.get(/class="(w\d+)"/.exec(tag)?.[1] ?? '') ?? 1);
      around.push(name === 'svg' ? outer : outer * own * grown);
    }
  }
  return least;
}

it('no words of a picture measure less than 12 px on a phone', () => {
  const small = readdirSync(folder)
    .filter((file) => file.endsWith('.svg') && !asThePlanner.includes(file))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const)
    .map(([file, svg]) => {
      const [, width = 0, units = 0] =
        /<svg[^>]* width="(\d+)"[^>]* viewBox="0 0 ([\d.]+)/.exec(svg)?.map(Number) ?? [];
      // A card shows 1,120 units of a cover's 1,200.
      const shown = /^cover-/.test(file) ? { width: 640, units: units - 80 } : { width, units };
      return { file, svg, ...shown };
    })
    .filter(({ width }) => width >= 348 && width <= 700)
    .map(({ file, svg, units }) => `${file}: ${smallest(svg, units).toFixed(1)}`)
    .filter((line) => Number(line.split(': ')[1]) < 11.9);
  expect(small).toEqual([]);
});

const words = (size: number) =>
  `<g class="f-ink" transform="translate(40 60) scale(${size / 1000})"><use href="#mono1" x="0"/></g>`;

it.each([
  ['a hero, which has a cut for phones', words(16), 1440, words(16)],
  [
    'small words grow from where they are anchored',
    words(16),
    560,
    '<g class="f-ink" transform="translate(40 60)"><g class="w121" transform="scale(0.016)"><use href="#mono1" x="0"/></g></g>',
  ],
  [
    'small words in a smaller part of the picture',
    `<g transform="scale(.5)">${words(32)}</g>`,
    560,
    '<g transform="scale(.5)"><g class="f-ink" transform="translate(40 60)"><g class="w121" transform="scale(0.032)"><use href="#mono1" x="0"/></g></g></g>',
  ],
  [
    'a label with its ground',
    `<g data-size="16">${words(16)}</g>`,
    560,
    `<g class="w121">${words(16)}</g>`,
  ],
  ['a label of a hero', `<g data-size="16">${words(16)}</g>`, 1440, `<g>${words(16)}</g>`],
])('%s', (_, markup, width, expected) => {
  const { markup: written, rules } = withWordsThatGrow(markup, width);
  expect(written).toBe(expected);
  expect(rules).toBe(
    expected.includes('w121') ? '@media (max-width:430px){.w121{scale:1.21}}' : '',
  );
});
