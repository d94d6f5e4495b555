import { siteGeocoder } from '../geocoder/site-geocoder';
import { type CheckedStops, checkStops, faultWords, firstFault } from './check-stops';
import { plainHeading } from './columns/spellings';
import { distantStops } from './distant-stops';
import { type OpenedFiles, openFiles, openText } from './formats/open-files';
import { type ListAnswer, type ListRequest, type Reading, refusedList } from './list';
import { needsZips, placeLines } from './place-lines';
import { addressesRefused, columnsOf, readTable } from './read-stops';
import { swappedLines } from './swapped';
import type { RawLine } from './table';
import { toDay } from './to-day';

const withTyped = (line: RawLine, typed: ListRequest['typed']): RawLine => {
  const cells = typed.get(line.line);
  return cells ? { line: line.line, cells: { ...line.cells, ...cells } } : line;
};

type Tables = Extract<OpenedFiles, { readonly tables: unknown }>['tables'];

/** One table of a list, its columns by what was chosen for them now and what is kept from earlier. */
function readOne(tables: Tables, at: number, { choices, kept, unit }: ListRequest) {
  const table = tables[at]?.table ?? { format: 'CSV', rows: [] };
  const { matched, columns: guessed } = columnsOf(table);
  const headings =
    matched === 'headings'
      ? guessed.map(({ heading }) => plainHeading(heading)).join('|')
      : undefined;
  const earlier = headings === undefined ? undefined : kept.get(headings);
  const chosen = { ...choices, columns: { ...earlier, ...choices.columns } };
  const { columns, rows } = columnsOf(table, chosen.columns);
  return {
    table: at,
    columns: columns.map((column, i) => {
      const example = rows.find(({ cells }) => cells[i])?.cells[i];
      return example === undefined ? column : { ...column, example };
    }),
    ...(headings !== undefined && { headings }),
    isKept: earlier !== undefined,
    file: readTable(table, chosen, unit),
  };
}

function faultsOf(checked: CheckedStops): Reading['faults'] {
  const words = faultWords(checked);
  const line = firstFault(checked)?.raw.line;
  return words !== undefined && line !== undefined ? { words, line } : undefined;
}

/** Makes what reads lists and keeps the tables of the latest, so that a choice does not open it anew. */
export function createListReader(): (request: ListRequest) => Promise<ListAnswer> {
  let opened: { readonly key: string; readonly files: OpenedFiles } | undefined;
  return async (request) => {
    const { id, source, encoding, table, typed, depot, places, unit } = request;
    const key = `${id} ${encoding}`;
    if (opened?.key !== key) {
      const files =
        typeof source === 'string' ? openText(source) : await openFiles(source, encoding);
      opened = { key, files };
    }
    const { files } = opened;
    if ('words' in files) return refusedList(files.words);
    const { tables } = files;
    let read = readOne(tables, table ?? 0, request);
    // Files that are one list are never read in part only.
    const isOpen = table === undefined && !tables[0]?.isWhole;
    for (let at = 1; isOpen && 'refused' in read.file && at < tables.length; at++) {
      const next = readOne(tables, at, request);
      if (!('refused' in next.file)) read = next;
    }
    const { file, ...found } = read;
    const answer = {
      ...found,
      tables: tables.map(({ name }) => name),
      ...(files.encoding && { encoding: files.encoding }),
    };
    if ('refused' in file) return { ...answer, refusal: file };
    const raw = file.lines.map((line) => withTyped(line, typed));
    const needs = needsZips(raw);
    if (!file.hasPlaces && !needs && !siteGeocoder()) {
      return { ...answer, refusal: addressesRefused };
    }
    const lines = placeLines(raw, places);
    const checked = checkStops(lines, depot, unit);
    const reading: Reading = {
      ...{ file, checked, needsZips: needs },
      swapped: swappedLines(checked),
      distant: distantStops(checked, unit),
      faults: faultsOf(checked),
      day: toDay(checked, '', file.settings),
    };
    return { ...answer, reading };
  };
}
