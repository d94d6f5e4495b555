import { DamagedError } from './values';

/** No day is longer as a text; what a few made-up letters inflate to may be. */
const mostBytes = 200_000;

/** What a stream makes of bytes. Rejects where it refuses them, or makes more than 200 KB of them. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What goes wrong in writing is heard in reading.
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {});
  const reader = stream.readable.getReader();
  const all: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(all);
    for (const byte of value) all.push(byte);
    if (all.length > mostBytes) {
      reader.cancel().catch(() => {});
      throw new DamagedError('It is too long.');
    }
  }
}

/** Bytes in letters that an address takes (RFC 4648, base64url, no padding). */
const encode = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The bytes of such letters. Throws a DamagedError where they are no such letters. */
export function decode(letters: string): Uint8Array<ArrayBuffer> {
  const signs = /^[\w-]*$/.test(letters) && letters.length % 4 !== 1;
  if (!signs) throw new DamagedError('No letters of a link.');
  const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
}

/** A text in few letters: deflated, with zlib's checksum (RFC 1950), which tells a mistyped link. */
export async function toLetters(text: string): Promise<string> {
  return encode(await through(new CompressionStream('deflate'), new TextEncoder().encode(text)));
}

/** The text of such letters. Rejects where letters are amiss or missing. */
export async function fromLetters(letters: string): Promise<string> {
  const bytes = decode(letters);
  // The last letter says nothing by some of its bits, and they have to be 0.
  if (encode(bytes) !== letters) throw new DamagedError('The last letter is another one.');
  const text = await through(new DecompressionStream('deflate'), bytes);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
