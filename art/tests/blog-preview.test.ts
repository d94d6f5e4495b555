import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { draw } from '@/art/programs/blog-preview';

const request = {
  category: 'route-optimization',
  thread: 'teal',
  ground: 'tint',
  ...{ name: 'Acme', domain: 'acme.example' },
} as const;
const rain = { ...request, slug: 'og/blog/rain', headline: 'Rain at three' };
const snow = { ...request, slug: 'og/blog/snow', headline: 'Snow at three' };

async function colorsIn(png: Uint8Array, region: Region): Promise<Set<string>> {
  const { data } = await sharp(png)
    .extract(region)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Set(
    Array.from({ length: data.length / 3 }, (_, at) =>
      data.subarray(at * 3, at * 3 + 3).toString('hex'),
    ),
  );
}

const paper = { left: 0, top: 150, width: 660, height: 380 };
const map = { left: 660, top: 0, width: 540, height: 630 };

it("an article's preview is a picture of the size that chats ask for", async () => {
  const png = await draw(rain);
  expect(await sharp(png).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'png',
  });
  expect(png.length).toBeLessThan(60_000);
  expect(await colorsIn(png, { left: 661, top: 0, width: 1, height: 1 })).not.toContain('f2f1e9');
});

it('its headline is ink on paper, with the steps between them at the edges of letters', async () => {
  const colors = await colorsIn(await draw(rain), paper);
  expect(colors).toContain('f2f1e9');
  expect(colors).toContain('0e1f1b');
  expect(colors.size).toBeGreaterThan(10);
  const empty = await colorsIn(await draw({ ...rain, headline: '' }), paper);
  expect([...empty]).toEqual(['f2f1e9']);
});

it('each shows a part of its own of the ground of its category', async () => {
  const grounds = [rain, snow].map(async (each) =>
    sharp(await draw(each))
      .extract(map)
      .raw()
      .toBuffer(),
  );
  const [first, second] = await Promise.all(grounds);
  expect(first?.equals(second ?? new Uint8Array())).toBe(false);
});

it('its bytes are the same whatever was drawn before', async () => {
  const first = await draw({ ...rain, domain: 'first.example' });
  await draw({ ...snow, domain: 'second.example' });
  await draw({ ...snow, domain: 'first.example' });
  const again = await draw({ ...rain, domain: 'first.example' });
  expect(Buffer.compare(again, first)).toBe(0);
});

it('a headline that no preview can hold is an error that names it', async () => {
  const headline = 'Word '.repeat(60).trim();
  await expect(draw({ ...rain, headline })).rejects.toThrow(/too long for a preview/);
});
