import { csvFile } from '@/lib/words/csv';
import type { Field } from './columns/fields';
import { spellings } from './columns/spellings';

const columns = [
  ...(['name', 'latitude', 'longitude', 'minutes', 'load', 'window', 'skill', 'priority'] as const),
  ...(['van', 'order', 'note', 'phone', 'depot'] as const),
] satisfies readonly Field[];

/** The heading of a field that is read best; a lone number of minutes says what it counts. */
const heading = (field: Field): string => {
  const [best = ''] = spellings[field].split('|');
  return field === 'minutes' ? `${best} (min)` : best;
};

/** A list to fill in: headings, a depot and four invented stops with their vans. */
export const templateRows: readonly (readonly (string | number)[])[] = [
  columns.map(heading),
  ['Riverside depot', 41.8837, -87.6615, '', '', '', '', '', '', '', '', '', 'yes'],
  [
    ...['Fernhill store', 41.8962, -87.6702, 6, 4, '08:30-10:00', '', '', 'VAN 01', 1],
    ...['Ring at the back door', '+1 555 010 0142', ''],
  ],
  ['Norrby east', 41.8915, -87.6541, 8, 12, '09:00-11:00', '', 'yes', 'VAN 01', 2, '', '', ''],
  ['Movaro yard', 41.8872, -87.6934, 10, 8, '', 'lift', '', 'VAN 02', 1, '', '', ''],
  [
    ...['Night bakery', 41.8659, -87.6468, 5, 2, '22:00-02:00', '', '', 'VAN 02', 2],
    ...['Gate 3, code at the desk', '', ''],
  ],
];

export const templateCsv = csvFile(templateRows);
