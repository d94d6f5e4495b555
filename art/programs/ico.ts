/** Bytes before the picture: 6 of the file, 16 of its one entry. */
const headBytes = 22;

/**
 * A square PNG as a Windows icon file, which may hold PNG as it is.
 *
 * @param edge in pixels, 1 to 255
 */
export function icoOf(png: Uint8Array, edge: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headBytes + png.length);
  const head = new DataView(bytes.buffer);
  const isIcon = 1;
  const entries = 1;
  head.setUint16(2, isIcon, true);
  head.setUint16(4, entries, true);
  head.setUint8(6, edge);
  head.setUint8(7, edge);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, png.length, true);
  head.setUint32(18, headBytes, true);
  bytes.set(png, headBytes);
  return bytes;
}
