import type { Sharp } from 'sharp';

/** The few colors of a picture, and which of them comes nearest to any other. */
export interface Palette {
  /** Red in the lowest byte, then green and blue, as pixels lie in memory. */
  readonly colors: readonly number[];
  /** Which color a pixel takes; the same for all pixels of a cell, 4 steps of 256 wide in each channel. */
  readonly indexOf: (pixel: number) => number;
}

const cellOf = (pixel: number): number =>
  ((pixel >> 2) & 0x3f) | ((pixel >> 4) & 0xfc0) | ((pixel >> 6) & 0x3f000);

/** The middle of a cell. */
const centerOf = (cell: number): number =>
  ((cell & 0x3f) << 2) | ((cell & 0xfc0) << 4) | ((cell & 0x3f000) << 6) | 0x020202;

/** Red, green and blue of a color as it lies in memory. */
export const channels = (color: number) =>
  [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

/** The square of the distance of two colors, in steps of a channel. */
function distance(first: number, second: number): number {
  const [r, g, b] = channels(first);
  const [red, green, blue] = channels(second);
  return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
}

/** A color of the palette, with two hexadecimal digits for each channel, as pixels lie in memory. */
export function packed(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((channel) =>
    Number.parseInt(channel, 16),
  );
  return red | (green << 8) | (blue << 16);
}

/** A palette of these colors: at most 256. */
export function paletteOf(colors: readonly number[]): Palette {
  const indices = new Int16Array(1 << 18).fill(-1);
  // A color of the palette stays itself, whatever the middle of its cell comes nearest to.
  for (const [index, color] of colors.entries()) {
    if (indices[cellOf(color)] === -1) indices[cellOf(color)] = index;
  }
  function nearest(color: number): number {
    let best = 0;
    for (const [index, other] of colors.entries()) {
      if (distance(color, other) < distance(color, colors[best] ?? 0)) best = index;
    }
    return best;
  }
  return {
    colors,
    indexOf(pixel) {
      const cell = cellOf(pixel);
      const known = indices[cell] ?? -1;
      if (known >= 0) return known;
      const found = nearest(centerOf(cell));
      indices[cell] = found;
      return found;
    },
  };
}

/** Pixels of a picture, red in the lowest byte, then green, blue and alpha. */
export async function pixelsOf(picture: Sharp): Promise<Uint32Array> {
  const { buffer, byteOffset, length } = await picture.ensureAlpha().raw().toBuffer();
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/** Each pixel as its color's place in the palette. */
export function indexed(pixels: Uint32Array, { indexOf }: Palette): Uint8Array {
  const indices = new Uint8Array(pixels.length);
  let last = 0;
  let index = indexOf(last);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] as number;
    // Most are as the one before.
    if (pixel !== last) {
      index = indexOf(pixel);
      last = pixel;
    }
    indices[at] = index;
  }
  return indices;
}
