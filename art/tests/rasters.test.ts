import { readdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/folder';
import { manifestOf, rasterFiles } from '../workshop/manifest';
import { writeRasters } from '../workshop/rasters';

const root = temporaryFolder('all');
const image = (name: string) => root.at(`public/images/${name}`);
const put = (name: string, content: string | Buffer) =>
  root.write({ [`public/images/${name}`]: content });
const sized = () => readdirSync(image('sized')).sort();
const write = () => writeRasters(root.at(), rasterFiles(root.at()));
const manifest = () => manifestOf(root.at());

/** `turned`: taken with the camera on its side. */
function photograph(width: number, height: number, turned = false): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7) % 251);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(4)
    .jpeg()
    .withMetadata(turned ? { orientation: 6 } : {})
    .toBuffer();
}

const png = async (width: number, height: number): Promise<Buffer> =>
  sharp(await photograph(width, height))
    .png()
    .toBuffer();

beforeAll(async () => {
  await put('team.svg', '<svg width="40" height="20" viewBox="0 0 40 20"/>');
  await put('team.jpg', await photograph(260, 520, true));
  await put('van.png', await png(60, 40));
});

it('a photograph goes before the drawing of its name, in the size at which it is seen', async () => {
  expect(await manifest()).toMatch(
    /'team': \{"file":"team\.jpg","width":520,"height":260,"hash":"\w{8}"\}/,
  );
  expect(await manifest()).toMatch(/'van': \{"file":"van\.png","width":60,"height":40,/);
});

it('photographs become AVIF and WebP in the widths below their own and in it', async () => {
  expect(await write()).toBe(6);
  const names = ['team-480', 'team-520', 'van-60'];
  expect(sized()).toEqual(names.flatMap((name) => [`${name}.avif`, `${name}.webp`]));
  const avif = await sharp(image('sized/team-480.avif')).metadata();
  expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 480, height: 240 });
  const webp = await sharp(image('sized/team-520.webp')).metadata();
  expect(webp).toMatchObject({ format: 'webp', width: 520, height: 260 });
  expect(webp.orientation ?? 1).toBe(1);
});

it('what was made is kept between builds, by its bytes', async () => {
  rmSync(image('sized'), { recursive: true });
  expect(await write()).toBe(0);
  expect(sized()).toHaveLength(6);
  await put('van.png', await png(64, 40));
  expect(await write()).toBe(2);
  expect(sized()).toContain('van-64.avif');
  expect(sized()).not.toContain('van-60.avif');
});

it('sizes of a photograph that is gone go, too', async () => {
  rmSync(image('team.jpg'));
  await write();
  expect(sized()).toEqual(['van-64.avif', 'van-64.webp']);
  expect(await manifest()).toContain('"file":"team.svg","width":40,"height":20');
});

it.each([
  ['<svg viewBox="0 0 80 30"/>', 80, 30],
  ['<?xml version="1.0"?>\n<svg width="12px" height="7.6" viewBox="0 0 1 1">', 12, 8],
  ['<svg width="100%" height="100%" viewBox="0,0,9,6"/>', 9, 6],
])('%s is %i by %i', async (svg, width, height) => {
  await put('given.svg', svg);
  expect(await manifest()).toContain(`"given.svg","width":${width},"height":${height}`);
});

it('an SVG without any size stops the build by its name', async () => {
  await put('given.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await expect(manifest()).rejects.toThrow('public/images/given.svg says neither its size');
});

it.each(['Team.JPG', 'our team.png'])('%s is refused by its name', async (name) => {
  await put('given.svg', '<svg viewBox="0 0 1 1"/>');
  await put(name, '');
  await expect(manifest()).rejects.toThrow(`public/images/${name} cannot be shown`);
  rmSync(image(name));
});
