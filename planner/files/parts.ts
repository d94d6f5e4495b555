import { FileError } from './problem-file';

/** A file of TSPLIB's family taken apart. */
export interface Parts {
  readonly headers: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, readonly (readonly number[])[]>;
}

/** A text that a terminal can show, and not too much of it. */
export const plain = (text: string): string => text.replace(/[^ -~]/g, '?').slice(0, 40);

/** Splits the text at its headers ('CAPACITY : 200') and sections of numbers, in any order. Throws a FileError. */
export function partsOf(text: string): Parts {
  const headers = new Map<string, string>();
  const sections = new Map<string, number[][]>();
  let rows: number[][] | undefined;
  let name = '';
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/^\uFEFF/, '').trim();
    if (/^EOF\b/i.test(line)) break;
    if (line === '') continue;
    const section = /^(\w+_SECTION)\s*:?\s*$/i.exec(line)?.[1];
    const header =
      /^([A-Z]\w*)\s*:\s*(.*)$/i.exec(line) ?? /^([A-Z]+_?[A-Z]+)\s+(\S.*)$/.exec(line);
    if (section) {
      name = section.toUpperCase();
      rows = [];
      sections.set(name, rows);
    } else if (header) {
      headers.set(header[1].toUpperCase(), header[2].trim());
      rows = undefined;
    } else if (rows) {
      const words = line.split(/[\s,]+/);
      const row = words.map(Number);
      const bad = row.findIndex((value) => !Number.isFinite(value));
      if (bad >= 0) {
        throw new FileError(`line ${index + 1}: '${plain(words[bad])}' of ${name} is not a number`);
      }
      rows.push(row);
    } else {
      throw new FileError(
        `line ${index + 1}: '${plain(line)}' is neither a header nor part of a section`,
      );
    }
  }
  return { headers, sections };
}
