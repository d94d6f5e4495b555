import { type Field, fieldLabels, fields } from './fields';
import { spellings } from './spellings';

/** How the cells of a column may be written; those of all others hold any text. */
const cells: Readonly<Partial<Record<Field, string>>> = {
  name: 'Any text of up to 120 characters',
  latitude: 'Degrees: 41.8837, 41,8837, 41.8837 N, 41° 53′ 1″ N',
  longitude: 'Degrees, with a minus or a W west of Greenwich: -87.6615, 87.6615 W',
  point: '“41.8837, -87.6615” or “POINT (-87.6615 41.8837)”, whose longitude comes first',
  address: 'One column or several. It is the name where a line has none',
  zip: 'US ZIP codes: 78701, 78701-1234. They place a line without coordinates',
  minutes: '10, 10 min, 0:10, 00:10:00, PT10M; up to 480; an empty cell counts as 5',
  load: 'A number, up to 100,000; an empty cell counts as 1',
  window: '08:30-09:15, 2-4 PM, noon to 3 pm, 22:00-02:00. An empty cell means any time',
  from: '08:30, 8:30 AM, 900, or a date and a time. An empty cell means the start of the day',
  to: 'The same. An empty cell means the end of the day',
  date: '2026-12-20, 12/20/2026, 20.12.2026. Of a file with several days you choose one',
  arrival: 'A time. It puts the stops of a van in order where no place in the route does',
  skill: 'What the van must have, with commas: lift, fridge',
  priority: 'yes, must, high or critical. All other stops are served where they fit',
  van: 'The van, driver or route that has the stop now',
  order: '1, 2, 3',
  note: 'Up to 300 characters, line breaks included',
  center: 'ZIP code 78701. Exports write it for places that are not the door',
  depot: 'yes, depot, hub or warehouse in the line of the depot',
};

/** How many headings of a column the guide names. */
const named = 3;

/** Each column that is read: what it holds, how its cells may be written, and its most usual headings. */
export const columnRows = fields.map((field): readonly [string, string, string] => {
  const headings = spellings[field].split('|');
  const more = headings.length - named;
  // Each in a line of its own: together they are no sentence.
  const usual = headings.slice(0, named).join(',\n');
  return [
    fieldLabels[field],
    cells[field] ?? 'Any text',
    more > 0 ? `${usual}\nand ${more} more` : usual,
  ];
});
