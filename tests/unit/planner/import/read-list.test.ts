import { expect, it, vi } from 'vitest';
import { keepColumns, keptColumns } from '@/lib/planner/import/columns/kept-columns';
import type { ListRequest } from '@/lib/planner/import/list';
import { createListReader } from '@/lib/planner/import/read-list';
import { stubStorage } from '@/tests/support/storage';

const file = (name: string, text: string) => new File([text], name);
const north = file('north.csv', 'Name,Lat,Lng\nHub,51.5,-0.1\na,51.6,-0.2');
const south = file('south.csv', 'Stops of Monday\n\nname;lat;lng\nb;51.4;-0.2\n\nc;51.3;-0.3');
const other = file('other.json', '[{"title":"d","latitude":51.4,"longitude":-0.2}]');
const picture = file('a.png', '\u0089PNG\0\0');

const request = (source: ListRequest['source'], part: Partial<ListRequest> = {}): ListRequest => ({
  ...{ id: 1, source, choices: {}, kept: new Map(), typed: new Map() },
  unit: 'miles',
  ...part,
});

const read = (source: ListRequest['source'], part?: Partial<ListRequest>) =>
  createListReader()(request(source, part));

it('files with the same headings are one list, whose lines are counted through', async () => {
  const { tables, table, reading } = await read([north, south]);
  expect(tables).toEqual(['All files', 'north.csv', 'south.csv']);
  expect(table).toBe(0);
  const names = reading?.checked.lines.map(({ raw }) => `${raw.line} ${raw.cells.name}`);
  expect(names).toEqual(['2 Hub', '3 a', '7 b', '9 c']);
  expect(reading?.file).toMatchObject({
    note: 'Lines are counted through all files: north.csv from line 1, south.csv from line 4.',
    questions: [],
    empty: 1,
  });
  const alone = await read([north, south], { table: 2 });
  expect(alone.reading?.checked.lines.map(({ raw }) => raw.line)).toEqual([4, 6]);
});

it('files with other headings are read one at a time, and that is asked about', async () => {
  const { tables, reading } = await read([north, other]);
  expect(tables).toEqual(['north.csv', 'other.json']);
  expect(reading?.checked.lines).toHaveLength(2);
  expect(reading?.file.questions).toEqual([
    {
      words: 'These files have different headings and are read one at a time.',
      more: 'Choose which under “File or sheet”.',
    },
  ]);
});

it('files that cannot be read among others are named', async () => {
  const folder = Object.assign(file('folder', ''), { arrayBuffer: () => Promise.reject() });
  const { tables, reading } = await read([picture, north, folder]);
  expect(tables).toEqual(['north.csv']);
  expect(reading?.file.questions).toEqual([
    { words: 'a.png was left out.', more: 'This file is not a list of stops.' },
    { words: 'folder was left out.', more: 'This file cannot be opened.' },
  ]);
});

const large = Object.defineProperty(file('a.csv', ''), 'size', { value: 12_000_000 });
large.arrayBuffer = () => Promise.reject(new Error('It is read'));

it.each<[string, readonly File[], string]>([
  ['one that is none', [picture], 'This file is not a list of stops.'],
  ['none that is one', [picture, picture], 'None of these 2 files can be read.'],
  ['too large ones', [large, large], 'These 2 files are larger than 20 MB. Split the list first.'],
  ['too many', Array(101).fill(north), 'Choose up to 100 files at once.'],
  [
    'too many rows together',
    Array(2).fill(file('a.csv', 'name,lat,lng\n'.repeat(30_000))),
    'These files have more than 50,000 rows. Split the list first.',
  ],
  [
    'too many stops together, none of which is left out',
    Array(2).fill(file('a.csv', `name,lat,lng${'\na,51,0'.repeat(600)}`)),
    '1,199 stops are too many.',
  ],
])('refuses %s in a sentence', async (_, files, words) => {
  const { refusal, reading } = await read(files);
  expect([refusal?.refused, reading]).toEqual([words, undefined]);
});

it('a list is opened once, whatever is chosen of it afterwards', async () => {
  const opened = vi.spyOn(north, 'arrayBuffer');
  const readAgain = createListReader();
  await readAgain(request([north]));
  const typed = new Map([[3, { name: 'typed' }]]);
  const { reading } = await readAgain(request([north], { depot: 3, typed }));
  expect(reading?.checked).toMatchObject({ depotReason: 'chosen' });
  expect(reading?.checked.lines[1]?.good?.name).toBe('typed');
  expect(opened).toHaveBeenCalledTimes(1);
  await readAgain(request([north], { encoding: 'Windows-1252' }));
  await readAgain(request([north], { id: 2 }));
  expect(opened).toHaveBeenCalledTimes(3);
});

it('columns are shown with what they hold, also where the list is refused', async () => {
  const { columns, refusal } = await read('name,n\nHub,\na,51.6');
  expect(refusal?.refused).toBe('No latitude column found.');
  expect(columns).toEqual([
    { heading: 'name', field: 'name', example: 'Hub' },
    { heading: 'n', example: '51.6' },
  ]);
});

it('columns are read as they were chosen for earlier files with the same headings', async () => {
  const stored = new Map<string, string>();
  stubStorage('localStorage', stored);
  const readKept = (headings: string) =>
    read(`${headings}\nHub,51.5,-0.1\na,51.6,-0.2`, { kept: keptColumns() });
  const first = await readKept('what,N,E');
  expect([first.isKept, first.refusal?.refused]).toEqual([false, 'No latitude column found.']);
  keepColumns(first.headings as string, { 1: 'latitude', 2: 'longitude' });
  const again = await readKept('What,n,e');
  expect([again.isKept, again.reading?.checked.stops]).toEqual([true, 1]);
  expect((await readKept('what,E,N')).isKept).toBe(false);
  keepColumns(first.headings as string, undefined);
  expect(stored.size).toBe(0);
});

it('choices of columns are kept for 20 files, and only what can be read', () => {
  const stored = new Map<string, string>();
  stubStorage('localStorage', stored);
  for (let i = 0; i < 25; i++) keepColumns(`file ${i}`, { 0: 'name', 1: null });
  keepColumns('file 10', { 0: 'load' });
  const kept = keptColumns();
  expect(kept.size).toBe(20);
  expect([...kept.keys()].slice(0, 2)).toEqual(['file 10', 'file 24']);
  expect(kept.get('file 10')).toEqual({ 0: 'load' });
  keepColumns('x'.repeat(3000), { 0: 'name' });
  expect(keptColumns().size).toBe(20);
  for (const text of ['{', '{}', '[1]', '[["a",{"0":"wrong"}]]', '[["a",null]]']) {
    stored.set('planner-columns', text);
    expect(keptColumns().size).toBe(0);
  }
});

it.each([
  ['miles', '9:00–10:30 AM', '11:30 AM–1:00 PM', '“x” is not a time such as 8:30–9:15 AM.'],
  ['kilometers', '09:00–10:30', '11:30–13:00', '“x” is not a time such as 08:30–09:15.'],
] as const)('tells times by the clock that goes with %s', async (unit, ...told) => {
  const rows = 'hub,1,1,\na,1,1,9-10:30 am\nb,1,1,11:30-13:00\nc,1,1,x';
  const { reading } = await read(`name,lat,lon,window\n${rows}`, { unit });
  const [, a, b, c] = reading?.checked.lines ?? [];
  const words = [a?.raw.cells.window, b?.raw.cells.window, c?.faults[0]?.words];
  expect(words.map((each) => each?.replaceAll('\u00a0', ' '))).toEqual([
    told[0],
    told[1],
    `Window ${told[2]}`,
  ]);
  expect([a, b].map((line) => line?.good?.window)).toEqual([
    [540, 630],
    [690, 780],
  ]);
});
