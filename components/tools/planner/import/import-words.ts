import type { Van } from '@/lib/planner/day/day';
import type { Column } from '@/lib/planner/import/columns/fields';
import { mostStops, type StopFile } from '@/lib/planner/import/read-stops';
import { clockSpan } from '@/lib/planner/time';
import { count, counted } from '@/lib/words/count';
import { inSeries } from '@/lib/words/spelled';
import type { Source } from './use-import';

/** The sentence under the dialog's heading. */
export const importSentence = `Drop a CSV file or paste its lines, up to ${mostStops} stops. Checked, planned and drawn on this device. Nothing is sent anywhere, and closing the page forgets it.`;

/** How large a list is: '29 lines, comma, 1.4 kB'. */
export function sourceWords({ bytes, encoding }: Source, file: StopFile | undefined): string {
  const size = bytes < 1000 ? counted(bytes, 'byte') : `${count(Math.round(bytes / 100) / 10)} kB`;
  const parts = file ? [counted(file.lines.length, 'line'), file.separator] : [];
  return [...parts, size, ...(encoding ? [encoding] : [])].join(', ');
}

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** What the columns of a file were read as, where that is not their name, and which are not used. */
export function columnWords({ columns, matched }: StopFile): string {
  if (matched === 'contents') {
    const fields = columns.map(({ field }) => field ?? 'not used');
    return `No headings found. Columns read by what they hold: ${fields.join(', ')}.`;
  }
  const renamed = columns.filter(({ heading, field }) => field && bare(heading) !== field);
  const unused = columns.filter(({ heading, field }) => !field && heading);
  const tell = ({ heading, field }: Column) => `“${heading}” as ${field}`;
  return [
    renamed.length > 0
      ? `Columns matched by their names: ${inSeries(renamed.map(tell))}.`
      : 'Columns matched by their names.',
    ...(unused.length > 0 ? [`Not used: ${inSeries(unused.map(({ heading }) => heading))}.`] : []),
  ].join(' ');
}

/** The vans that a day without any gets: '5 vans of 30 boxes, 08:00 to 17:00.' */
export function vanWords(vans: readonly Van[]): string {
  const [van] = vans;
  if (!van) return '';
  return `With ${counted(vans.length, 'van')} of ${count(van.capacity)} boxes, ${clockSpan(van.shift, ' to ')}. Change them under Vans.`;
}

/** Lines without text: '2 empty lines were left out.' */
export const emptyWords = (empty: number): string =>
  empty === 0 ? '' : `${counted(empty, 'empty line')} ${empty === 1 ? 'was' : 'were'} left out.`;

/** What is said where every stop can be read: 'Both stops can be read.' */
export const goodWords = (stops: number): string => {
  if (stops === 1) return 'The one stop can be read.';
  return stops === 2 ? 'Both stops can be read.' : `All ${count(stops)} stops can be read.`;
};
