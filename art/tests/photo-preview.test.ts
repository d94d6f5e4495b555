import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { draw } from '@/art/programs/photo-preview';

it('a photograph stands where the map of a preview would be', { timeout: 30_000 }, async () => {
  const request = {
    thread: 'teal',
    ground: 'tint',
    ...{ slug: 'og/blog/x', headline: 'Rain at three' },
    ...{ name: 'Acme', domain: 'acme.example' },
    ...{ photo: '../app-icons/maskable-512.png', photoHash: 'x' },
  } as const;
  const preview = sharp(await draw(request));
  expect(await preview.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  const at = async (file: Sharp, left: number, top: number) => [
    ...(await file
      .clone()
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
  const [red = 0, green = 0, blue = 0] = await at(preview, 680, 20);
  const corner = await at(sharp('public/app-icons/maskable-512.png'), 60, 10);
  for (const [index, channel] of [red, green, blue].entries()) {
    expect(Math.abs(channel - (corner[index] ?? 0))).toBeLessThan(12);
  }
});
