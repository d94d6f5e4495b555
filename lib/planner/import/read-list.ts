import { siteGeocoder } from '../geocoder/site-geocoder';
import { type CheckedStops, checkStops, faultWords, firstFault } from './check-stops';
import { plainHeading } from './columns/spellings';
import { distantStops } from './distant-stops';
import { type OpenedFiles, openFiles, openText } from './formats/open-files';
import { type ListAnswer, type ListRequest, type Reading, unread } from './list';
import { needsZips, placeLines } from './place-lines';
import { addressesRefused, columnsOf, readTable, type StopFile } from './read-stops';
import { swappedLines } from './swapped';
import { type RawLine, Refusal } from './table';
import { toDay } from './to-day';

const withTyped = (line: RawLine, typed: ListRequest['typed']): RawLine => {
  const cells = typed.get(line.line);
  return cells ? { line: line.line, cells: { ...line.cells, ...cells } } : line;
};

function readOrRefuse(...of: Parameters<typeof readTable>): StopFile | Refusal {
  try {
    return readTable(...of);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** One table of a list, its columns by what was chosen for them now and what is kept from earlier. */
function readOne({ tables }: OpenedFiles, at: number, { choices, kept, unit }: ListRequest) {
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
    file: readOrRefuse(table, chosen, unit),
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
    let answer = unread;
    try {
      const key = `${id} ${encoding}`;
      if (opened?.key !== key) {
        const files =
          typeof source === 'string' ? openText(source) : await openFiles(source, encoding);
        opened = { key, files };
      }
      const { files } = opened;
      const { tables } = files;
      let read = readOne(files, table ?? 0, request);
      // Files that are one list are never read in part only.
      const isOpen = table === undefined && !tables[0]?.isWhole;
      for (let at = 1; isOpen && read.file instanceof Refusal && at < tables.length; at++) {
        const next = readOne(files, at, request);
        if (!(next.file instanceof Refusal)) read = next;
      }
      const { file, ...found } = read;
      const names = tables.map(({ name }) => name);
      answer = { ...found, tables: names, ...(files.encoding && { encoding: files.encoding }) };
      if (file instanceof Refusal) throw file;
      const raw = file.lines.map((line) => withTyped(line, typed));
      const needs = needsZips(raw);
      if (!file.hasPlaces && !needs && !siteGeocoder()) throw addressesRefused();
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
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { refused, more } = error;
      return { ...answer, refusal: { refused, more } };
    }
  };
}
