import { useMemo, useState } from 'react';
import { type CheckedStops, checkStops } from '@/lib/planner/import/check-stops';
import type { Field } from '@/lib/planner/import/columns/fields';
import { readDelimited } from '@/lib/planner/import/formats/delimited';
import { openFile } from '@/lib/planner/import/formats/open-file';
import {
  type Choices,
  type Refusal,
  readTable,
  type StopFile,
} from '@/lib/planner/import/read-stops';
import { swapLine } from '@/lib/planner/import/swapped';
import type { RawLine, Table } from '@/lib/planner/import/table';

/** Where the lines came from. */
export interface Source {
  /** The file's name; undefined for lines that were pasted. */
  readonly name: string | undefined;
  readonly bytes: number;
  /** How its letters were read. */
  readonly encoding?: string;
}

/** The tables of a file, and how the visitor wants them read. */
export interface Opened {
  readonly tables: readonly Table[];
  /** The place of the table that is read: a worksheet of a workbook. */
  readonly worksheet: number;
  readonly choices: Choices;
  /** The number of the line that was chosen to be the depot. */
  readonly depot?: number;
  /** What was typed into lines, by their numbers. */
  readonly typed: ReadonlyMap<number, RawLine['cells']>;
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
  /** The file itself, to read its letters otherwise. */
  readonly bytes?: Uint8Array;
  readonly opened?: Opened;
  readonly refusal?: Refusal;
  readonly reading?: Reading;
}

const faulty = ({ lines }: CheckedStops): readonly number[] =>
  lines.flatMap(({ raw, faults }) => (faults.length > 0 ? [raw.line] : []));

const withTyped = (line: RawLine, typed: Opened['typed']): RawLine => {
  const cells = typed.get(line.line);
  return cells ? { line: line.line, cells: { ...line.cells, ...cells } } : line;
};

function read(before: Import, opened: Opened): Import {
  const table = opened.tables[opened.worksheet];
  const { source = { name: undefined, bytes: 0 }, bytes } = before;
  const given = { source, opened, ...(bytes && { bytes }) };
  if (!table) return given;
  const file = readTable(table, opened.choices);
  if ('refused' in file) return { ...given, refusal: file };
  const lines = file.lines.map((line) => withTyped(line, opened.typed));
  const checked = checkStops(lines, opened.depot);
  const fields = new Set([...opened.typed.keys(), ...faulty(checked)]);
  return { ...given, reading: { file, lines, checked, fields } };
}

/** The first worksheet that holds stops is read, else the first. */
const openedOf = (tables: readonly Table[]): Opened => ({
  tables,
  worksheet: Math.max(
    0,
    tables.findIndex((table) => !('refused' in readTable(table))),
  ),
  choices: {},
  typed: new Map(),
});

async function readBytes(source: Source, bytes: Uint8Array, encoding?: string): Promise<Import> {
  const opened = await openFile(bytes, encoding);
  if ('words' in opened) return { source, bytes, refusal: { refused: opened.words, more: '' } };
  const given = { source: { ...source, encoding: opened.encoding }, bytes };
  return read(given, openedOf(opened.tables));
}

async function readFile(file: File): Promise<Import> {
  const source = { name: file.name, bytes: file.size };
  try {
    return await readBytes(source, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    // A folder, or a file that was moved meanwhile.
    console.debug('The file cannot be read', error);
    return { source, refusal: { refused: 'This file cannot be opened.', more: '' } };
  }
}

/** What can be done with a list; the same functions always, so that rows need not be drawn anew. */
function importActions(set: (how: (now: Import) => Import) => void) {
  const change = (how: (opened: Opened) => Opened) =>
    set((now) => (now.opened ? read(now, how(now.opened)) : now));
  return {
    readText: (text: string) =>
      set(() =>
        read(
          { source: { name: undefined, bytes: new Blob([text]).size } },
          openedOf([readDelimited(text)]),
        ),
      ),
    async readFile(file: File) {
      const found = await readFile(file);
      set(() => found);
    },
    /** Reads the letters of the file in another encoding. */
    async decode({ source, bytes }: Import, encoding: string) {
      if (!source || !bytes) return;
      const found = await readBytes(source, bytes, encoding);
      set(() => found);
    },
    /** Reads the same file otherwise. */
    choose: (part: Partial<Pick<Opened, 'worksheet' | 'depot' | 'choices'>>) =>
      change((opened) => ({
        ...opened,
        ...part,
        choices: part.worksheet === undefined ? { ...opened.choices, ...part.choices } : {},
      })),
    type: (line: number, field: Field, text: string) =>
      set((now) => {
        if (!now.opened || !now.reading) return now;
        const typed = new Map(now.opened.typed);
        typed.set(line, { ...typed.get(line), [field]: text });
        const opened = { ...now.opened, typed };
        const lines = now.reading.lines.map((each) =>
          each.line === line ? withTyped(each, typed) : each,
        );
        return { ...now, opened, reading: { ...now.reading, lines } };
      }),
    /** Checks what was typed since. */
    check: () => change((opened) => opened),
    /** Puts latitude and longitude of some lines into each other's place. */
    swap: (numbers: readonly number[]) =>
      set((now) => {
        if (!now.opened || !now.reading) return now;
        const typed = new Map(now.opened.typed);
        for (const line of now.reading.lines) {
          if (!numbers.includes(line.line)) continue;
          const { latitude = '', longitude = '' } = swapLine(line).cells;
          typed.set(line.line, { ...typed.get(line.line), latitude, longitude });
        }
        return read(now, { ...now.opened, typed });
      }),
  };
}

/** Reads a list, holds what is typed into its lines, and checks them again when told to. */
export function useImport() {
  const [state, setState] = useState<Import>({});
  const actions = useMemo(() => importActions(setState), []);
  return { state, ...actions };
}
