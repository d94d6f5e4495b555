import { startTransition, useMemo, useState } from 'react';
import type { Field } from '@/lib/planner/import/columns/fields';
import { keepColumns, keptColumns } from '@/lib/planner/import/columns/kept-columns';
import { type ListAnswer, type ListRequest, refusedList } from '@/lib/planner/import/list';
import type { PlaceSources } from '@/lib/planner/import/place-lines';
import type { Unit } from '@/lib/planner/time';
import type { ZipTable } from '@/lib/planner/zips/zip-file';
import type { Reader } from './list-reader';

export type Source = ListRequest['source'];

export type Chosen = Partial<Pick<ListRequest, 'encoding' | 'table' | 'depot' | 'choices'>>;

/** What was given, and what became of it; nothing at first. */
export interface Import {
  readonly wanted?: ListRequest;
  readonly isReading: boolean;
  /** What was read last of this source, as it was asked for. */
  readonly found?: { readonly request: ListRequest; readonly answer: ListAnswer };
  /** What was typed into lines, checked or not. */
  readonly typed: ListRequest['typed'];
}

const nothing: Import = { isReading: false, typed: new Map() };

/** What can be done with a list; the same functions always, so that rows need not be drawn anew. */
function importActions(reader: Reader, unit: Unit, show: (state: Import) => void) {
  let now = nothing;
  const set = (part: Partial<Import>) => {
    now = { ...now, ...part };
    show(now);
  };
  const ask = async (
    request: Omit<ListRequest, 'kept' | 'unit'>,
  ): Promise<ListAnswer | undefined> => {
    const wanted = { ...request, kept: keptColumns(), unit };
    set({ wanted, typed: request.typed, isReading: true });
    const answer = await reader.read(wanted);
    // A thousand lines are drawn bit by bit.
    if (answer) {
      startTransition(() => set({ found: { request: wanted, answer }, isReading: false }));
    }
    return answer;
  };
  const askAgain = (part: Partial<ListRequest>) =>
    now.wanted && ask({ ...now.wanted, typed: now.typed, ...part });
  const chooseColumns = (columns: ListRequest['choices']['columns']) =>
    askAgain({ choices: { ...now.wanted?.choices, columns } });
  /** Reads the list again with what places lines without coordinates. */
  const place = (part: PlaceSources) => askAgain({ places: { ...now.wanted?.places, ...part } });
  return {
    read(source: Source) {
      const { found: _, ...rest } = now;
      now = rest;
      const id = (now.wanted?.id ?? 0) + 1;
      const { places = {} } = now.wanted ?? {};
      ask({ id, source, choices: {}, typed: new Map(), places });
    },
    /** Says why a file that was read elsewhere is not taken. */
    refuse(source: Source, refused: string) {
      const id = (now.wanted?.id ?? 0) + 1;
      const typed = new Map();
      const request = { id, source, choices: {}, typed, kept: keptColumns(), unit };
      const found = { request, answer: refusedList(refused) };
      set({ wanted: request, found, typed, isReading: false });
    },
    /** Reads the same list otherwise. */
    choose(part: Chosen) {
      const anew = { choices: {}, typed: new Map(), depot: undefined };
      askAgain({ ...(part.table !== undefined && anew), ...part });
    },
    /** Takes a column for a field, now and for later files with the same headings. */
    chooseColumn(at: number, field: Field | null) {
      const columns = { ...now.wanted?.choices.columns, [at]: field };
      const { headings } = now.found?.answer ?? {};
      if (headings !== undefined) {
        keepColumns(headings, { ...keptColumns().get(headings), ...columns });
      }
      chooseColumns(columns);
    },
    /** Reads the columns as they were guessed, now and in later files with the same headings. */
    forgetColumns() {
      const { headings } = now.found?.answer ?? {};
      if (headings !== undefined) keepColumns(headings, undefined);
      chooseColumns({});
    },
    type(line: number, field: Field, text: string) {
      set({ typed: new Map(now.typed).set(line, { ...now.typed.get(line), [field]: text }) });
    },
    /** Checks what was typed since. The answer is undefined where something else was asked meanwhile. */
    async check() {
      const isChecked = now.found && now.typed === now.found.request.typed && !now.isReading;
      return isChecked ? now.found?.answer : await askAgain({});
    },
    place,
    placeByZip: (zips: ZipTable) => place({ zips }),
    swap(numbers: readonly number[]) {
      const typed = new Map(now.typed);
      for (const { raw } of now.found?.answer.reading?.checked.lines ?? []) {
        if (!numbers.includes(raw.line)) continue;
        const before = typed.get(raw.line);
        const { latitude = '', longitude = '' } = { ...raw.cells, ...before };
        typed.set(raw.line, { ...before, latitude: longitude, longitude: latitude });
      }
      askAgain({ typed });
    },
  };
}

export type ImportActs = ReturnType<typeof importActions>;

export function useImport(reader: Reader, unit: Unit) {
  const [state, setState] = useState(nothing);
  const acts = useMemo(() => importActions(reader, unit, setState), [reader, unit]);
  return { state, acts };
}
