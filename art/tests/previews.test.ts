import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { drawPreview, type PreviewRequest } from '../previews/preview';

const rain: PreviewRequest = {
  ...{ slug: 'og/blog/rain', headline: 'Rain at three', name: 'Acme', domain: 'acme.example' },
  ...{ category: 'route-optimization', hue: 'teal', ground: 'tint' },
};
const pixels = (png: Uint8Array | string, region: Region): Promise<Buffer> =>
  sharp(png).extract(region).removeAlpha().raw().toBuffer();
const photo = '../app-icons/maskable-512.png';

it.each([
  ['a street map', rain, 60_000],
  ['a photograph', { ...rain, photo }, 250_000],
])('a preview with %s has the size that chats ask for', async (_, request, heaviest) => {
  const png = await drawPreview(request as PreviewRequest);
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(png.length).toBeLessThan(heaviest);
});

it('a photograph stands where the map would be', async () => {
  const corner = { width: 1, height: 1 };
  const png = await drawPreview({ ...rain, photo });
  const shown = await pixels(png, { left: 680, top: 20, ...corner });
  const given = await pixels('public/app-icons/maskable-512.png', { left: 60, top: 10, ...corner });
  shown.forEach((channel, i) => {
    expect(Math.abs(channel - (given[i] ?? 0))).toBeLessThan(12);
  });
});

it('a headline that no preview can hold is an error that names it', async () => {
  const headline = 'Word '.repeat(60).trim();
  await expect(drawPreview({ ...rain, headline })).rejects.toThrow(/too long for a preview/);
});
