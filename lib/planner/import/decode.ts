/** A file's bytes as text, or why they are none. */
export type Decoded =
  | { readonly text: string; readonly encoding: string }
  | { readonly words: string };

/** Far more than 500 lines ever need. */
const largest = 2_000_000;

function encodingOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * Reads the bytes of a file as UTF-8, as UTF-16 where it begins with that mark (spreadsheets write
 * "Unicode text" so), and as Windows-1252 where its UTF-8 is broken. A file that is no text, such as
 * a workbook, is answered with words.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length > largest) {
    return { words: 'This file is too large to be a list of 500 stops.' };
  }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) {
    return { words: 'This file is a workbook or an archive. Save the list as CSV first.' };
  }
  const wide = encodingOf(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) return { words: 'This file is not text. Save the list as CSV first.' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
