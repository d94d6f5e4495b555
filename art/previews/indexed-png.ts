import { crc32, deflateSync } from 'node:zlib';
import { channels } from './palette';

/** A picture whose pixels are counted in a list of colors. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** At most 256, red in the lowest byte, then green and blue. */
  readonly colors: readonly number[];
  /** A zero before each row, then the place of a color in the list for each pixel. */
  readonly rows: Uint8Array;
}

/** Bytes of the rows of a picture. */
export const bytesOfRows = ({ width, height }: { width: number; height: number }): number =>
  (width + 1) * height;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * A picture as PNG with a palette, eight bits for each pixel and no filter (https://www.w3.org/TR/png-3/).
 * sharp writes a palette only after it has chosen one, which takes longer than all else of such a picture.
 *
 * Throws an Error where the rows are not those of a picture of this size.
 */
export function indexedPng(picture: IndexedPicture): Buffer {
  if (picture.rows.length !== bytesOfRows(picture)) {
    throw new Error(`${picture.rows.length} bytes are no rows of ${picture.width} pixels.`);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  // Bits, then the type of color; deflate, the usual filters, no interlace.
  header.set([8, 3, 0, 0, 0], 8);
  const palette = picture.colors.flatMap((color) => channels(color));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', deflateSync(picture.rows, { level: 5 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
