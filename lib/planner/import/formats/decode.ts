import { Refusal } from '../table';

/** UTF-16 without its mark has a zero in every other byte of plain letters. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [i, byte] of bytes.subarray(0, 1000).entries()) {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] as number) + 1;
  }
  const [even, odd] = zeros as [number, number];
  const half = Math.min(bytes.length, 1000) / 2;
  if (odd > 0.7 * half && even === 0) return 'utf-16le';
  return even > 0.7 * half && odd === 0 ? 'utf-16be' : undefined;
}

/** Japanese in Shift-JIS and Russian in Windows-1251 have hardly any byte that is not a letter of theirs. */
function narrowEncoding(bytes: Uint8Array): string {
  const letters = (label: string, pattern: RegExp) => {
    const text = new TextDecoder(label).decode(bytes.subarray(0, 4000));
    if (text.includes('\ufffd')) return 0;
    const foreign = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
    return (text.match(pattern)?.length ?? 0) / Math.max(1, foreign);
  };
  if (letters('shift-jis', /[\u3040-\u30ff\u4e00-\u9fff]/g) > 0.9) return 'Shift-JIS';
  const inPairs = /[\u0400-\u04ff]{3,}/g;
  const text = new TextDecoder('windows-1251').decode(bytes.subarray(0, 4000));
  return inPairs.test(text) ? 'Windows-1251' : 'Windows-1252';
}

/**
 * Reads the bytes of a file as UTF-8, as UTF-16 with or without its mark, and as Shift-JIS, Windows-1251 or
 * Windows-1252 where its UTF-8 is broken. Throws a Refusal for a file that is no text.
 *
 * @param chosen one of the `encodings` that a visitor can choose
 */
export function decodeText(bytes: Uint8Array, chosen?: string) {
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes), encoding: chosen };
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) throw new Refusal('This file is not a list of stops.');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'UTF-8' };
  } catch {
    const encoding = narrowEncoding(bytes);
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}
