// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { logoDrawings } from '@/art/logos';
import { contrast } from '@/art/logos/contrast';
import { type BrandMark, brandMarks } from '@/art/logos/marks';
import { plateDrawing } from '@/art/logos/plate';
import { drawingSvg } from '@/art/pens/drawing';
import { integrationCatalog, withoutMark } from '@/lib/content/integrations';
import { logoHeight } from '@/lib/picture/logo';

const entries = integrationCatalog.flatMap((group) => group.entries);
const plates = withoutMark.map(({ heading, thread }) => plateDrawing(heading, thread));

/** Left, top, width and height of what an outline fills of its 24 units. */
async function filled(path: string): Promise<number[]> {
  const scale = 20;
  const side = 26 * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 26 26" width="${side}" height="${side}"><rect x="-1" y="-1" width="26" height="26" fill="#fff"/><path d="${path}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const dark = [...pixels.keys()].filter((at) => (pixels[at] ?? 255) < 200);
  const spread = (places: number[]) => {
    const least = places.reduce((a, b) => Math.min(a, b), side);
    const most = places.reduce((a, b) => Math.max(a, b), 0);
    return [least / scale - 1, (most + 1 - least) / scale] as const;
  };
  const [left, width] = spread(dark.map((at) => at % side));
  const [top, height] = spread(dark.map((at) => Math.floor(at / side)));
  return [left, top, width, height];
}

describe.each(Object.entries(brandMarks) as [string, BrandMark][])('the mark %s', (name, mark) => {
  const svg = drawingSvg(logoDrawings[`logo-${name}` as keyof typeof logoDrawings]);

  it('is its owner’s outline, once, and follows the theme', () => {
    expect(svg.split(`d="${mark.icon.path}"`)).toHaveLength(2);
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  it('fills the box that is stated for it', async () => {
    const found = await filled(mark.icon.path);
    mark.box.forEach((edge, i) => {
      expect(Math.abs(edge - (found[i] ?? 0)), `edge ${i}`).toBeLessThan(0.35);
    });
  });
});

describe('logos', () => {
  it('are two of one size, one below the other, neither tiny nor wider than a card', () => {
    const long = plateDrawing('W'.repeat(30), 'teal');
    for (const { width, height } of [...Object.values(logoDrawings), ...plates, long]) {
      expect(height).toBe(2 * logoHeight);
      expect(width).toBeGreaterThan(20);
      expect(width).toBeLessThanOrEqual(180);
    }
  });

  it('stand in the catalog, each once', () => {
    const marks = new Set(entries.map(({ image }) => image));
    for (const { image } of withoutMark) marks.delete(image);
    expect([...marks].sort()).toEqual(Object.keys(logoDrawings).sort());
  });

  it('never vanish on their card when their color is shown', () => {
    for (const logo of [...Object.values(logoDrawings), ...plates]) {
      const svg = drawingSvg(logo);
      const [day, night] = [...svg.matchAll(/\.b\{fill:#([0-9A-F]{6})\}/g)].map(([, hex]) => hex);
      if (!(day && night)) continue;
      expect(contrast(day, 'FBFAF5')).toBeGreaterThan(1.9);
      expect(contrast(night, '13251F')).toBeGreaterThan(1.9);
    }
  });
});

describe('contrast', () => {
  it.each([
    ['000000', 'FFFFFF', 21],
    ['FFFFFF', '000000', 21],
    ['F84E06', 'F84E06', 1],
    ['0E1F1B', 'F2F1E9', 15.06],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  });
});

describe('the catalog', () => {
  it('has no empty category, and each entry in its own', () => {
    for (const group of integrationCatalog) {
      expect(group.entries.length).toBeGreaterThan(0);
      expect(group.entries.every(({ category }) => category === group.key)).toBe(true);
    }
  });

  it('names each system once and describes no two in the same way', () => {
    const unique = (texts: string[]) => expect(new Set(texts).size).toBe(texts.length);
    unique(entries.map(({ heading }) => heading));
    unique(entries.map(({ description }) => description.split(' ').slice(0, 3).join(' ')));
    unique(entries.map(({ description }) => description.split(/[.:;]/).at(-2)?.trim() ?? ''));
  });
});
