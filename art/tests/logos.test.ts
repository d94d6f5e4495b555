import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { integrationsSection } from '@/content/home/integration-groups';
import { integrationCatalog, withoutMark } from '@/lib/content/integrations';
import { logoHeight } from '@/lib/picture/logo';
import { logoDrawings } from '../logos';
import { contrast } from '../logos/contrast';
import { brandMarks } from '../logos/marks';
import { plateDrawing } from '../logos/plate';
import { drawingSvg } from '../pens/drawing';
import { wideRows } from '../pictures/integrations/integration-logos';

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

it.each(Object.entries(brandMarks))(
  'the mark %s fills the box stated for it',
  async (_, { icon, box }) => {
    const found = await filled(icon.path);
    box.forEach((edge, i) => {
      expect(Math.abs(edge - (found[i] ?? 0)), `edge ${i}`).toBeLessThan(0.35);
    });
  },
);

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
    const entries = integrationCatalog.flatMap((group) => group.entries);
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

  it('on the rails of the home page are all named in its description', () => {
    for (const { title } of wideRows.flat())
      expect(integrationsSection.pictureAlt).toContain(title);
  });
});
