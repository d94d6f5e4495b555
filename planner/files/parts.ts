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

/** Whether a text is written as Solomon (1987) wrote his days with time windows. */
export const isSolomon = (text: string): boolean =>
  /^\s*VEHICLE\s*$/im.test(text) && /^\s*CUSTOMER\s*$/im.test(text);

/** Takes such a file apart as if it were CVRPLIB's. Throws a FileError. */
export function solomonParts(text: string): Parts {
  const rows = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length > 1 && row.every(Number.isFinite));
  const [fleet, ...nodes] = rows;
  if (fleet?.length !== 2) throw new FileError('NUMBER and CAPACITY of the vehicles are missing');
  const short = nodes.find((row) => row.length !== 7);
  if (short) throw new FileError(`customer ${short[0]} has ${short.length} of 7 numbers`);
  const pick = (...columns: readonly number[]) =>
    nodes.map((row) => columns.map((column) => row[column]));
  return {
    headers: new Map([
      ['DIMENSION', String(nodes.length)],
      ['VEHICLES', String(fleet[0])],
      ['CAPACITY', String(fleet[1])],
    ]),
    sections: new Map([
      ['NODE_COORD_SECTION', pick(0, 1, 2)],
      ['DEMAND_SECTION', pick(0, 3)],
      ['TIME_WINDOW_SECTION', pick(0, 4, 5)],
      ['SERVICE_TIME_SECTION', pick(0, 6)],
    ]),
  };
}
