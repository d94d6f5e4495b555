import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bytesOfRows, indexedPng } from '@/art/previews/indexed-png';
import { indexed, packed, paletteOf, pixelsOf } from '@/art/previews/palette';

const ink = packed('#0E1F1B');
const paper = packed('#f2f1e9');

it('a color of a style sheet lies in memory with red in its lowest byte', () => {
  expect(packed('#010203')).toBe(0x03_02_01);
  expect(packed('#FF0000')).toBe(0xff);
});

it('other programs read what it writes', async () => {
  const rows = Uint8Array.from([0, 0, 1, 1, 0, 1, 0, 2]);
  const colors = [ink, paper, 0x0000ff];
  const png = indexedPng({ width: 3, height: 2, colors, rows });
  const pixels = await pixelsOf(sharp(png));
  expect([...pixels].map((pixel) => pixel & 0xffffff)).toEqual([
    ...[ink, paper, paper],
    ...[paper, ink, 0x0000ff],
  ]);
});

it('rows of another size are an error', () => {
  const rows = new Uint8Array(bytesOfRows({ width: 3, height: 2 }) - 1);
  expect(() => indexedPng({ width: 3, height: 2, colors: [ink], rows })).toThrow(/no rows of 3/);
});

it('a pixel takes the color that comes nearest, and a color of the palette itself', () => {
  // Both within a cell of four steps, beside one far away.
  const colors = [0x10_10_10, 0x12_10_10, 0xff_ff_ff];
  const palette = paletteOf(colors);
  const pixels = Uint32Array.from([0xff_10_10_10, 0xff_20_20_20, 0xff_f0_f0_f0, 0xff_ff_ff_ff]);
  expect([...indexed(pixels, palette)]).toEqual([0, 1, 2, 2]);
  expect([...indexed(new Uint32Array(), palette)]).toEqual([]);
});
