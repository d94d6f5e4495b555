import { mostStops, type Van } from '@/lib/planner/day/day';
import type { GoodLine } from '@/lib/planner/import/check-line';
import type { CheckedStops, DepotReason } from '@/lib/planner/import/check-stops';
import type { ListAnswer, ListRequest } from '@/lib/planner/import/list';
import type { StopFile } from '@/lib/planner/import/read-stops';
import { clock, type Unit } from '@/lib/planner/time';
import { count, counted } from '@/lib/words/count';
import { inSeries } from '@/lib/words/spelled';

/** The sentence under the dialog's heading. `host` is the one that may be asked for addresses. */
export const importSentence = (host: string | undefined): string =>
  `Drop files or paste lines, up to ${count(mostStops)} stops: CSV, Excel, GeoJSON, KML, GPX, plan files and others. Checked, planned and drawn on this device. Nothing is sent anywhere${host ? ', but for addresses that you look up,' : ','} and closing the page forgets it.`;

type Source = ListRequest['source'];

/** What the files are called: 'north.csv and 2 more files'. Undefined for lines that were pasted. */
export function nameOf(source: Source): string | undefined {
  if (typeof source === 'string') return undefined;
  const more = source.length - 1;
  return `${source[0]?.name}${more > 0 ? ` and ${counted(more, 'more file')}` : ''}`;
}

const bytesOf = (source: Source): number =>
  typeof source === 'string'
    ? new Blob([source]).size
    : source.reduce((sum, { size }) => sum + size, 0);

/** How large a list is: '29 lines, comma, 1.4 kB'. */
export function sourceWords(source: Source, answer: ListAnswer | undefined): string {
  const bytes = bytesOf(source);
  const { encoding, reading } = answer ?? {};
  const size = bytes < 1000 ? counted(bytes, 'byte') : `${count(Math.round(bytes / 100) / 10)} kB`;
  const parts = reading ? [counted(reading.checked.lines.length, 'line'), reading.file.format] : [];
  return [...parts, size, ...(encoding && encoding !== 'UTF-8' ? [encoding] : [])].join(', ');
}

/** How it was found what the columns hold, which the columns themselves say in detail. */
export const columnWords = ({ matched }: StopFile): string =>
  matched === 'headings'
    ? 'Columns matched by their names.'
    : 'No headings found. Columns read by what they hold.';

/** The vans that a day without any gets: '5 vans of 30 boxes, 8:00 AM to 5:00 PM.' */
export function vanWords(vans: readonly Van[], unit: Unit): string {
  const [van] = vans;
  if (!van) return '';
  const [from, to] = van.shift;
  return `With ${counted(vans.length, 'van')} of ${count(van.capacity)} boxes, ${clock(from, unit)} to ${clock(to, unit)}. Change them under Vans.`;
}

/** Lines that are no stops: '2 empty lines were left out. 12 lines of other days or totals were left out.' */
export const leftOutWords = ({ empty, others }: StopFile): string =>
  [
    empty > 0 && `${counted(empty, 'empty line')} ${empty === 1 ? 'was' : 'were'} left out.`,
    others > 0 &&
      `${counted(others, 'line')} of other days or totals ${others === 1 ? 'was' : 'were'} left out.`,
  ]
    .filter(Boolean)
    .join(' ');

export const goodWords = (stops: number): string => {
  if (stops === 1) return 'The one stop can be read.';
  return stops === 2 ? 'Both stops can be read.' : `All ${count(stops)} stops can be read.`;
};

/** '2026-12-20' as 'Sunday, December 20, 2026'. */
export const dayWords = (day: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A place in words: '41.88° N, 87.66° W'. */
const placeWords = ({ latitude, longitude }: Pick<GoodLine, 'latitude' | 'longitude'>): string =>
  `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;

const depotReasons: Readonly<Record<DepotReason, string>> = {
  chosen: 'as you chose',
  marked: 'as its line says',
  named: 'as its name says',
  first: 'because it is the first line and no other is marked as one',
};

/** Which line is the depot, why, and where: 'The depot is line 2, as its name says, at 41.88° N, 87.66° W.' */
export function depotWords({ lines, depotReason, repeated, otherDepots }: CheckedStops): string {
  const depot = lines.find((line) => line.depot);
  if (!depot?.good) return '';
  const again =
    repeated > 0
      ? ` ${counted(repeated, 'further line')} of it ${repeated === 1 ? 'is' : 'are'} no stop.`
      : '';
  const start = `The depot is line ${depot.raw.line}, ${depotReasons[depotReason]}, at ${placeWords(depot.good)}.${again}`;
  if (otherDepots.length === 0) return start;
  const others = inSeries(otherDepots.slice(0, 5).map((line) => `line ${line}`));
  return `${start} A day has one depot: ${others} will be ${otherDepots.length === 1 ? 'a stop' : 'stops'}.`;
}

export const swapWords = (lines: readonly number[]): string =>
  lines.length === 1
    ? `Swap latitude and longitude of line ${lines[0]}`
    : `Swap latitude and longitude of ${counted(lines.length, 'line')}`;

/** 'Are latitude and longitude swapped? Line 3 lies at 87.66° S, 41.88° E.' */
export function swappedWords(
  swapped: readonly number[],
  checked: CheckedStops | undefined,
): string {
  const start = 'Are latitude and longitude swapped?';
  const line = checked?.lines.find(({ raw, good }) => good && swapped.includes(raw.line));
  return line?.good ? `${start} Line ${line.raw.line} lies at ${placeWords(line.good)}.` : start;
}
