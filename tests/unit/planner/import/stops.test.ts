import { describe, expect, it } from 'vitest';
import type { Day } from '@/lib/planner/day/day';
import { manualSequences } from '@/lib/planner/day/manual';
import { checkStops, faultWords, firstFault } from '@/lib/planner/import/check-stops';
import { distantStops } from '@/lib/planner/import/distant-stops';
import { readDayCsv } from '@/lib/planner/import/read-day-csv';
import { readStops } from '@/lib/planner/import/read-stops';
import { swappedLines } from '@/lib/planner/import/swapped';
import { toDay } from '@/lib/planner/import/to-day';
import { FileError } from '@/planner/files/problem-file';
import { bareSession, expectWhole, last, optimize } from '../day/sessions';

const head = 'name,latitude,longitude,minutes,load,window,skill';
const hub = 'Riverside hub,51.51,-0.12';

const check = (...lines: string[]) => checkStops(readStops([head, hub, ...lines].join('\n')).lines);
const dayOf = (...lines: string[]) => toDay(check(...lines), 'thursday.csv')?.day;
const stopLines = (count: number, rest = '') =>
  Array.from({ length: count }, (_, i) => `s${i},${(51.5 + i / 1000).toFixed(3)},-0.1${rest}`);

const faults = (line: string) =>
  check(line).lines[1]?.faults.map(({ field, words }) => `${field}: ${words}`);

it.each([
  ['510.516,-0.1', 'latitude: Latitude 510.516 is outside −90 to 90. Did a point go missing?'],
  [
    '-118.24,34.05',
    'latitude: Latitude −118.24 is outside −90 to 90. Are latitude and longitude swapped?',
  ],
  ['51.5,-1811', 'longitude: Longitude −1811 is outside −180 to 180. Did a point go missing?'],
  ['51.5,', 'longitude: Longitude is missing.'],
  ['north,-0.1', 'latitude: Latitude “north” is not a number.'],
  ['51.5,-0.1,,,morning', 'window: Window “morning” is not a time such as 08:30-09:15.'],
  ['51.5,-0.1,,,08:00-10:00; 14:00-16:00', 'window: These are two windows, and a stop has one.'],
  ['51.5,-0.1,5,-2', 'load: Load must lie between 0 and 100,000.'],
  ['51.5,-0.1,481', 'minutes: Minutes must lie between 0 and 480.'],
  [
    '51.5,-0.1,5,1,,lift,more',
    'name: This line has 8 cells where the first line has 7. Quote texts with commas.',
  ],
])('what is wrong with a line %s', (line, words) => expect(faults(`a,${line}`)).toEqual([words]));

it('a customer whose name begins like a sum is a stop', () => {
  const rows = ['Total Fitness,51.5,-0.1', 'Sum Wah Kitchen,51.6,-0.1', 'Total stops,2,', 'TOTAL'];
  const { lines, others } = readStops([head, hub, ...rows].join('\n'));
  expect(lines.map(({ cells }) => cells.name)).toEqual([
    'Riverside hub',
    'Total Fitness',
    'Sum Wah Kitchen',
  ]);
  expect(others).toBe(2);
  const placedByZip = readStops(
    'name,zip,lat,lon\nHub,78701,30.2,-97.7\nTotal Fitness,78702,,\nTotal,,,',
  );
  expect(placedByZip.lines.map(({ cells }) => cells.name)).toEqual(['Hub', 'Total Fitness']);
});

it('a line is told of windows in two columns at the cell that is wrong', () => {
  const rows = 'hub,1,1\na,1,1,08:00,x\nb,1,1,09:00,08:00\nc,1,1,,10:00\nd,1,1,22:00,';
  const [, a, b, c, d] = checkStops(readStops(`name,lat,lon,from,to\n${rows}`).lines).lines;
  expect(a?.faults).toEqual([{ field: 'to', words: 'To “x” is not a time such as 08:30.' }]);
  expect(b?.good?.window).toEqual([540, 1920]);
  expect(c?.good?.window).toEqual([0, 600]);
  expect(d?.good?.window).toEqual([1320, 1440]);
});

describe('a good line', () => {
  const good = (line: string) => check(line).lines[1]?.good;

  it.each([
    ['a,51.5,-0.1', { minutes: 5, load: 1 }],
    ['a,51.5,-0.1,7.5,"1,200"', { minutes: 7.5, load: 1200 }],
    ['a,90,-180', { latitude: 90, longitude: -180 }],
    ['a,51.5,-0.1,,,08:30-09:15,lift', { window: [510, 555], skill: 'lift' }],
    ['a,51.5,-0.1,,,22:00-02:00', { window: [1320, 1560] }],
    ['a,51.5,-0.1,,,22:00-00:00', { window: [1320, 1440] }],
    [',51.5,-0.1', { name: 'Stop 1' }],
    ["'=SUM(A1),51.5,-0.1", { name: '=SUM(A1)' }],
    ['🚚 مخبز النهر,51.5,-0.1', { name: '🚚 مخبز النهر' }],
    ['"two\nlines",51.5,-0.1', { name: 'two lines' }],
    [`${'n'.repeat(5000)},51.5,-0.1`, { name: 'n'.repeat(120) }],
  ])('%.40s', (line, stop) => expect(good(line)).toMatchObject(stop));

  it.each(['', 'none', 'any', '-'])('has no window where it says %j', (word) =>
    expect(good(`a,51.5,-0.1,,,${word}`)).not.toHaveProperty('window'),
  );
});

const [a, b, c] = ['a,51.5,-0.1', 'b,51.6,-0.2', 'c,-0.1,51.5'] as const;

it('stops at one place are told of, and stay stops of their own', () => {
  const checked = check(`${a},5,2,08:00-10:00`, 'b,51.500001,-0.1,4,3,09:00-11:00', b);
  expect(checked.lines.map(({ beside }) => beside)).toEqual([undefined, undefined, 3, undefined]);
  expect(checked.stops - checked.bad).toBe(3);
});

it('parcels for one house are all delivered where the vans have room', () => {
  const day = dayOf(...Array.from({ length: 260 }, (_, i) => `Flat ${i},51.51,-0.12,1,1`)) as Day;
  expect(day.vans.map(({ capacity }) => capacity)).toEqual(Array(8).fill(40));
  const session = bareSession();
  session.ask(optimize(1, { day, sequences: manualSequences(day) }));
  session.work(2);
  const { plan } = last(session.all({ kind: 'stop' }), 'done');
  expectWhole(plan, day);
  expect(plan.leftOver).toEqual([]);
  for (const sequence of plan.sequences)
    expect(sequence).toEqual(sequence.toSorted((x, y) => x - y));
});

it('stops far apart are asked about in the unit of the visitor, those of one region not', () => {
  const ask = (distance: string) =>
    `These stops lie ${distance} apart. Are latitude and longitude swapped?`;
  expect(distantStops(check(a, b, c), 'kilometers')?.words).toBe(ask('7,500 km'));
  expect(distantStops(check(a, b, c), 'miles')).toEqual({ words: ask('4,700 miles'), line: 5 });
  expect(distantStops(check('a,52.5,-1.9', 'b,50.8,0.3'), 'miles')).toBeUndefined();
});

it.each([
  ['none among neighbors', [a, b], []],
  ['one that comes near when it is turned', [a, b, c], [5]],
  ['all of a list that lies where no roads are', ['a,-87.66,41.88', 'b,-87.67,41.89'], [3, 4]],
  ['all that leave the globe as they stand', ['a,-118.2,34', 'b,-118.3,34.1'], [3, 4]],
])('swapped lines are %s', (_, lines, swapped) =>
  expect(swappedLines(check(...lines))).toEqual(swapped),
);

it.each([
  ['one van for a stop', stopLines(1), 1],
  ['more by load', stopLines(20, ',5,7'), 6],
  ['more by minutes', stopLines(20, ',60'), 3],
  ['eight at most', stopLines(400, ',30,9'), 8],
  ['one for 60 stops of a long list', stopLines(1000, ',30,9'), 17],
])('a file brings %s', (_, lines, count) => expect(dayOf(...lines)?.vans).toHaveLength(count));

it.each([
  ['thirty boxes from 08:00 to 17:00', ['a,51.5,-0.1'], 30, [480, 1020], []],
  [
    'what the file asks for',
    ['a,51.5,-0.1,,41,,lift', 'b,51.6,-0.1,,1,18:00-19:00', 'c,51.7,-0.1,,,06:00-07:00'],
    ...[50, [360, 1200], ['lift']],
  ],
  ['an evening’s stops without a day before', ['a,51.5,-0.1,,,18:00-19:00'], 30, [1020, 1200], []],
])('vans take %s', (_, lines, capacity, shift, skills) => {
  const [van] = dayOf(...(lines as string[]))?.vans ?? [];
  expect(van).toEqual({ id: 'VAN 01', capacity, shift, skills });
});

const many = (count: number) => [head, hub, ...stopLines(count)].join('\n');

it.each([
  ['', 'This file is empty.'],
  ['\n \r\n,,\n', 'This file is empty.'],
  [head, 'This file has headings and no stops.'],
  ['name;what;kg\na;b;2', 'No latitude column found. First line read: name | what | kg'],
  ['name,lat\na,51.5', 'No longitude column found. First line read: name | lat'],
  [
    many(1001),
    '1,001 stops are too many. The planner in the page takes 1,000. Split the file, or try the platform.',
  ],
])('a whole file is refused: %.40s', (text, words) => expect(() => readStops(text)).toThrow(words));

it('a whole file of 1,000 stops is read', () =>
  expect(readStops(many(1000)).lines).toHaveLength(1001));

it('a whole file keeps the good lines and counts the bad ones', () => {
  const checked = check('a,51.5,-0.1', 'b,510,-0.1', '', 'c,51.6,', 'd,51.7,-0.2');
  expect(faultWords(checked)).toBe('2 of 4 stops cannot be read.');
  expect(firstFault(checked)?.raw.line).toBe(4);
  expect(checked.stops - checked.bad).toBe(2);
  const stops = toDay(checked, 't')?.day.stops.map(({ id, name }) => `${id} ${name}`);
  expect(stops).toEqual(['1 a', '2 d']);
  expect(readStops([head, hub, '', 'a,1,1', ''].join('\n')).empty).toBe(1);
});

it('a whole file says that its depot cannot be read, and plans nothing from elsewhere', () => {
  const checked = checkStops(readStops(`${head}\nhub,x,1\na,1,1`).lines);
  expect(faultWords(checked)).toBe('The depot on line 2 cannot be read.');
  expect(toDay(checked, 't')).toBeUndefined();
});

it.each([
  [`${head}\n${hub}\na,1,x`, 'line 3: Longitude “x” is not a number.'],
  [`${head}\n${hub}`, 'the file holds a depot and no stops'],
])('the command refuses %j in one line', (text, words) =>
  expect(() => readDayCsv(text, 't')).toThrow(new FileError(words)),
);

describe('routes in a file', () => {
  const planned = (columns: string, ...rows: string[]) => {
    const text = [`name,lat,lon,load,${columns}`, 'Depot,51.5,-0.1', ...rows].join('\n');
    const found = toDay(checkStops(readStops(text).lines), 't');
    return { vans: found?.day.vans.map(({ id }) => id), sequences: found?.sequences };
  };

  it.each([
    [
      'go by van and place',
      ['van,order', 'a,51.5,-0.1,1,B,2', 'b,51.5,-0.1,1,A,1', 'c,51.5,-0.1,1,B,1'],
      { vans: ['B', 'A'], sequences: [[3, 1], [2]] },
    ],
    [
      'go by arrival where no place is told, and leave out stops without a van',
      ['driver,eta', 'a,51.5,-0.1,1,Pat,09:30', 'b,51.5,-0.1,1,,09:00', 'c,51.5,-0.1,1,Pat,08:30'],
      { vans: ['Pat'], sequences: [[3, 1]] },
    ],
    [
      'are one route where only places are told',
      ['seq', 'a,51.5,-0.1,1,2', 'b,51.5,-0.1,1,1'],
      { vans: ['VAN 01'], sequences: [[2, 1]] },
    ],
  ])('%s', (_, [columns = '', ...rows], routes) =>
    expect(planned(columns, ...rows)).toEqual(routes),
  );

  it('have vans that can carry them', () => {
    const text = 'name,lat,lon,load,van\nDepot,51.5,-0.1,,\na,51.5,-0.1,40,A\nb,51.5,-0.1,41,A';
    const { day } = toDay(checkStops(readStops(text).lines), 't') ?? {};
    expect(day?.vans[0]?.capacity).toBe(90);
  });
});

it.each([
  ['chosen', 3, 'yes', 'Depot Street 4', [2, 4]],
  ['marked', undefined, 'yes', 'b', [2]],
  ['named', undefined, '', 'DEPOT', []],
])('the depot is the line that is %s', (reason, chosen, mark, name, others) => {
  const rows = ['DEPOT,51.5,-0.1,', 'Depot Street 4,51.5,-0.1,', `b,51.6,-0.2,${mark}`];
  const { lines } = readStops(['name,lat,lon,is_depot', ...rows].join('\n'));
  const checked = checkStops(lines, chosen);
  expect(checked).toMatchObject({ depotReason: reason, otherDepots: others });
  expect(toDay(checked, 't')?.day.depot.name).toBe(name);
});

it('a route that ends at its depot has no stop there', () => {
  const text = 'type,name,lat,lon\nStart,Yard,51.5,-0.1\nStop,a,51.6,-0.2\nEnd,Yard,51.5,-0.1';
  const checked = checkStops(readStops(text).lines);
  expect(toDay(checked, 't')?.day.stops.map(({ name }) => name)).toEqual(['a']);
  expect(checked).toMatchObject({ stops: 1, repeated: 1, otherDepots: [] });
});

it('two depots without coordinates are two, and a return is no depot', () => {
  const text =
    'type,name,address,zip\nDepot,a,1 Main St,78701\nDepot,b,9 Oak St,78702\nReturn,c,2 Elm St,78703';
  const { repeated, otherDepots } = checkStops(readStops(text).lines);
  expect({ repeated, otherDepots }).toEqual({ repeated: 0, otherDepots: [3] });
});

it.each([
  ['Boxes,Weight', '3,41.5', 'Column “Weight” looks like another load and is not used.'],
  ['Boxes,ETD', '3,10:30', undefined],
  ['Boxes,Extra', '3,09:00-10:00', 'Column “Extra” looks like time windows and is not used.'],
  ['Boxes,Extra', '3,"41.88, -87.66"', 'Column “Extra” looks like places and is not used.'],
  ['Boxes,Extra', '3,2:30 PM', 'Column “Extra” looks like times and is not used.'],
  ['Boxes,Extra', '3,L', undefined],
])(
  'asks about the columns %s, unless it was chosen that they are not used',
  (names, cells, words) => {
    const text = `name,lat,lon,${names}\nhub,51.5,-0.1,,\na,51.6,-0.2,${cells}\nb,51.7,-0.2,${cells}`;
    const questions = (columns = {}) =>
      readStops(text, { columns }).questions.map((each) => each.words);
    expect(questions()).toEqual(words ? [words] : []);
    expect(questions({ 4: null })).toEqual([]);
  },
);

it('a file of several days is read for one of them, the fullest unless one is chosen', () => {
  const text =
    'name,lat,lon,date\nd,51.5,-0.1,\na,51.5,-0.1,2026-12-20\nb,51.5,-0.1,2026-12-21\nc,51.5,-0.1,2026-12-21';
  const names = (day?: string) => {
    const found = readStops(text, day ? { day } : {});
    expect(found.days.toSorted()).toEqual(['2026-12-20', '2026-12-21']);
    return found.lines.map(({ cells }) => cells.name).join('');
  };
  expect([names(), names('2026-12-20')]).toEqual(['dbc', 'da']);
});

it.each([
  ['stops of minutes', ['5', '10', '481'], 'minutes', 0],
  ['seconds longer than a shift', ['300', '600', '900'], 'seconds', 0],
  ['what may be seconds', ['180', '240', '300'], 'minutes', 1],
  ['units in the cells', ['10 min', '0:05', '600'], 'seconds', 0],
])('times at a stop are read as %s', (_, times, unit, asked) => {
  const rows = times.map((time, i) => `s${i},51.${i},-0.1,${time}`).join('\n');
  const read = readStops(`name,lat,lon,duration\nd,51.5,-0.1,\n${rows}`);
  expect(read.durations).toBe(unit);
  expect(read.questions).toHaveLength(asked);
});
