import { useMemo, useState } from 'react';
import { type CheckedStops, checkStops } from '@/lib/planner/import/check-stops';
import type { Field } from '@/lib/planner/import/columns/fields';
import { decodeText } from '@/lib/planner/import/formats/decode';
import {
  type RawLine,
  type Refusal,
  readStops,
  type StopFile,
} from '@/lib/planner/import/read-stops';
import { swapLine } from '@/lib/planner/import/swapped';

/** Where the lines came from. */
export interface Source {
  /** The file's name; undefined for lines that were pasted. */
  readonly name: string | undefined;
  readonly bytes: number;
  /** How its letters were read, where that was not UTF-8. */
  readonly encoding?: string;
}

/** What was read, and what became of it since. */
export interface Reading {
  readonly file: StopFile;
  /** The lines with what was typed into them. */
  readonly lines: readonly RawLine[];
  /** What was found at the last check. */
  readonly checked: CheckedStops;
  /** Numbers of lines that had a fault at any check: they stay fields. */
  readonly fields: ReadonlySet<number>;
}

/** What was given, and either why it was refused or what was read; nothing at first. */
export interface Import {
  readonly source?: Source;
  readonly refusal?: Refusal;
  readonly reading?: Reading;
}

const faulty = ({ lines }: CheckedStops): readonly number[] =>
  lines.flatMap(({ raw, faults }) => (faults.length > 0 ? [raw.line] : []));

function read(text: string, source: Source): Import {
  const file = readStops(text);
  if ('refused' in file) return { source, refusal: file };
  const checked = checkStops(file.lines);
  const fields = new Set(faulty(checked));
  return { source, reading: { file, lines: file.lines, checked, fields } };
}

const checkAgain = (reading: Reading, lines: readonly RawLine[]): Reading => {
  const checked = checkStops(lines);
  return { ...reading, lines, checked, fields: new Set([...reading.fields, ...faulty(checked)]) };
};

async function readFile(file: File): Promise<Import> {
  const source = { name: file.name, bytes: file.size };
  const refuse = (refused: string): Import => ({ source, refusal: { refused, more: '' } });
  try {
    const decoded = decodeText(new Uint8Array(await file.slice(0, 2_000_001).arrayBuffer()));
    if ('words' in decoded) return refuse(decoded.words);
    const { text, encoding } = decoded;
    return read(text, encoding === 'UTF-8' ? source : { ...source, encoding });
  } catch (error) {
    // A folder, or a file that was moved meanwhile.
    console.debug('The file cannot be read', error);
    return refuse('This file cannot be opened.');
  }
}

/** What can be done with a list; the same functions always, so that rows need not be drawn anew. */
function importActions(set: (how: (now: Import) => Import) => void) {
  const change = (how: (reading: Reading) => Reading) =>
    set((now) => (now.reading ? { ...now, reading: how(now.reading) } : now));
  return {
    readText: (text: string) =>
      set(() => read(text, { name: undefined, bytes: new Blob([text]).size })),
    async readFile(file: File) {
      const found = await readFile(file);
      set(() => found);
    },
    type: (line: number, field: Field, text: string) =>
      change((reading) => ({
        ...reading,
        lines: reading.lines.map((each) =>
          each.line === line ? { line, cells: { ...each.cells, [field]: text } } : each,
        ),
      })),
    check: () => change((reading) => checkAgain(reading, reading.lines)),
    /** Puts latitude and longitude of some lines into each other's place. */
    swap: (numbers: readonly number[]) =>
      change((reading) =>
        checkAgain(
          reading,
          reading.lines.map((line) => (numbers.includes(line.line) ? swapLine(line) : line)),
        ),
      ),
  };
}

/** Reads a list, holds what is typed into its lines, and checks them again when told to. */
export function useImport() {
  const [state, setState] = useState<Import>({});
  const actions = useMemo(() => importActions(setState), []);
  return { ...state, ...actions };
}
