import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictureNames, pictureSize } from '../gallery';
import { outlinesFor, widthOf, words } from '../pens/letters';
import { icon } from '../pens/shapes';
import { drawSheet, type Sheet } from '../pens/sheet';
import { sheets } from '../pictures';

/** As sent: a first screen's picture may be larger than a card's. */
const budget = (name: string) => (/hero|cover/.test(name) ? 60_000 : 20_000);

describe.each(Object.entries(sheets) as [string, Sheet][])('sheet %s', (name, sheet) => {
  const svg = drawSheet(sheet);

  it('is a small drawing of its own size, without text that needs a font', () => {
    const { width, height } = sheet;
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|https?:\/\/(?!www\.w3\.org)/);
    expect(brotliCompressSync(svg).length).toBeLessThan(budget(name));
  });

  it('draws the same again', () => {
    expect(drawSheet(sheet)).toBe(svg);
  });

  it('holds every outline it refers to, and each id once', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
  });
});

describe('pictures', () => {
  it('have names of their own', () => {
    expect(new Set(pictureNames).size).toBe(pictureNames.length);
  });

  it('are no twins of one another', () => {
    const drawn = (Object.values(sheets) as Sheet[]).map(drawSheet);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('that nobody has drawn stop the build by name', () => {
    expect(() => pictureSize('no-such-picture')).toThrow("There is no picture 'no-such-picture'.");
  });
});

describe('words in pictures', () => {
  it('are as wide as their letters, and more of them are wider', () => {
    expect(widthOf('', 16)).toBe(0);
    expect(widthOf('VAN 03', 32)).toBeCloseTo(2 * widthOf('VAN 03', 16), 6);
    expect(widthOf('VAN 03 late', 16)).toBeGreaterThan(widthOf('VAN 03', 16));
  });

  it('begin, end or stand in the middle of where they are put', () => {
    const start = (anchor: 'start' | 'middle' | 'end') =>
      Number(/translate\(([-\d.]+)/.exec(words('14:08', { x: 100, y: 0, anchor }))?.[1]);
    const width = widthOf('14:08', 14);
    expect(start('start')).toBe(100);
    expect(start('end')).toBeCloseTo(100 - width, 1);
    expect(start('middle')).toBeCloseTo(100 - width / 2, 1);
  });

  it('refuse a letter that the face lacks', () => {
    expect(() => words('नमस्ते', { x: 0, y: 0 })).toThrow(/No '.' in the face 'text'/);
  });

  it('are drawn once however often a letter stands there', () => {
    const line = words('aaa', { x: 0, y: 0 }) + words('aa', { x: 0, y: 20 });
    expect(outlinesFor(line).match(/<path/g)).toHaveLength(1);
  });

  it('do not know icons that lucide lacks', () => {
    expect(() => icon('no-such-icon', 0, 0, 24, 'ink')).toThrow();
  });
});
