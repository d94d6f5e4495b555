import { describe, expect, it } from 'vitest';
import { checkStops, faultWords, firstFault, plannable } from '@/lib/planner/import/check-stops';
import { farApart } from '@/lib/planner/import/far-apart';
import { readDayCsv } from '@/lib/planner/import/read-day-csv';
import { readStops, type StopFile } from '@/lib/planner/import/read-stops';
import { swapLine, swappedLines } from '@/lib/planner/import/swapped';
import { toDay } from '@/lib/planner/import/to-day';

const head = 'name,latitude,longitude,minutes,load,window,skill';
const hub = 'Riverside hub,51.51,-0.12';

function file(text: string): StopFile {
  const found = readStops(text);
  if ('refused' in found) throw new Error(found.refused);
  return found;
}

const check = (...lines: string[]) => checkStops(file([head, hub, ...lines].join('\n')).lines);
const faults = (line: string) =>
  check(line).lines[1]?.faults.map(({ field, words }) => `${field}: ${words}`);
const dayOf = (...lines: string[]) => toDay(check(...lines), 'thursday.csv')?.day;

describe('what is wrong with a line', () => {
  it.each([
    ['a,510.516,-0.1', 'latitude: Latitude 510.516 is outside −90 to 90. Did a point go missing?'],
    ['a,51.5,-1811', 'longitude: Longitude −1811 is outside −180 to 180. Did a point go missing?'],
    [
      'a,-118.24,34.05',
      'latitude: Latitude −118.24 is outside −90 to 90. Are latitude and longitude swapped?',
    ],
    ['a,51.5,', 'longitude: Longitude is missing.'],
    ['a,51.5', 'longitude: Longitude is missing.'],
    ['a,,-0.1', 'latitude: Latitude is missing.'],
    ['a,north,-0.1', 'latitude: Latitude “north” is not a number.'],
    ['a,NaN,-0.1', 'latitude: Latitude “NaN” is not a number.'],
    ['a,1e309,-0.1', 'latitude: Latitude “1e309” is not a number.'],
    ['a,=1+1,-0.1', 'latitude: Latitude “=1+1” is not a number.'],
    ['a,51.5,-0.1,,,12:00-11:00', 'window: The window ends at 11:00, before it starts at 12:00.'],
    ['a,51.5,-0.1,,,22:00-02:00', 'window: The window ends at 02:00, before it starts at 22:00.'],
    ['a,51.5,-0.1,,,morning', 'window: Window “morning” is not a time such as 08:30-09:15.'],
    [
      'a,51.5,-0.1,,,08:30-25:00',
      'window: Window “08:30-25:00” is not a time such as 08:30-09:15.',
    ],
    ['a,51.5,-0.1,5,two', 'load: Load “two” is not a number.'],
    ['a,51.5,-0.1,5,-2', 'load: Load must lie between 0 and 100,000.'],
    ['a,51.5,-0.1,481', 'minutes: Minutes must lie between 0 and 480.'],
    ['a,51.5,-0.1,-1', 'minutes: Minutes must lie between 0 and 480.'],
    ['a,51.5,-0.1,ten', 'minutes: Minutes “ten” is not a number.'],
    [
      'a,51.5,-0.1,5,1,,lift,more',
      'name: This line has 8 cells where the first line has 7. Quote texts with commas.',
    ],
  ])('%s', (line, words) => expect(faults(line)).toEqual([words]));

  it('is all told, cell by cell', () => expect(faults('a,,200,999,x,y')).toHaveLength(5));

  it('is told of windows in two columns at the cell that is wrong', () => {
    const { lines } = file(
      'name,lat,lon,from,to\nhub,1,1\na,1,1,08:00,x\nb,1,1,09:00,08:00\nc,1,1,,10:00',
    );
    const checked = checkStops(lines).lines;
    expect(checked[1]?.faults).toEqual([
      { field: 'to', words: 'To “x” is not a time such as 08:30.' },
    ]);
    expect(checked[2]?.faults[0]?.field).toBe('to');
    expect(checked[3]?.good?.window).toEqual([0, 600]);
  });
});

describe('a good line', () => {
  const good = (line: string) => check(line).lines[1]?.good;

  it.each([
    ['a,51.5,-0.1', { minutes: 5, load: 1 }],
    ['a,51.5,-0.1,0,0', { minutes: 0, load: 0 }],
    ['a,51.5,-0.1,7.5,"2,5"', { minutes: 7.5, load: 2.5 }],
    ['a,51.5,-0.1,7,"1,200"', { load: 1200 }],
    ['a,90,-180', { latitude: 90, longitude: -180 }],
    ['a,51.5,-0.1,,,08:30-09:15,lift', { window: [510, 555], skill: 'lift' }],
    ['a,51.5,-0.1,,,08:30-08:30', { window: [510, 510] }],
    [',51.5,-0.1', { name: 'Stop 1' }],
    ['<b>Bob</b>,51.5,-0.1', { name: '<b>Bob</b>' }],
    ["'=SUM(A1),51.5,-0.1", { name: '=SUM(A1)' }],
    ['مخبز النهر,51.5,-0.1', { name: 'مخبز النهر' }],
    ['🚚 Weir café,51.5,-0.1', { name: '🚚 Weir café' }],
    ['"two\nlines",51.5,-0.1', { name: 'two lines' }],
    [`${'n'.repeat(5000)},51.5,-0.1`, { name: 'n'.repeat(120) }],
  ])('%s', (line, stop) => expect(good(line)).toMatchObject(stop));

  it('has no window where any time will do', () => {
    for (const word of ['', 'none', 'any', '-']) {
      expect(good(`a,51.5,-0.1,,,${word}`)).not.toHaveProperty('window');
    }
  });
});

describe('a whole file', () => {
  const refusal = (text: string) => {
    const found = readStops(text);
    return 'refused' in found ? `${found.refused} ${found.more}`.trim() : undefined;
  };
  const many = (count: number) =>
    [head, hub, ...Array.from({ length: count }, (_, i) => `s${i},51.${100 + i},-0.1`)].join('\n');

  it.each([
    ['', 'This file is empty.'],
    ['\n \r\n,,\n', 'This file is empty.'],
    [head, 'This file has headings and no stops.'],
    ['name;addr;kg\na;b;2', 'No latitude column found. First line read: name;addr;kg'],
    ['name,lat\na,51.5', 'No longitude column found. First line read: name,lat'],
    ['hello', 'No latitude column found. First line read: hello'],
    [
      many(612),
      '612 stops are too many. The planner in the page takes 500. Split the file, or try the platform.',
    ],
    [
      many(501),
      '501 stops are too many. The planner in the page takes 500. Split the file, or try the platform.',
    ],
  ])('is refused: %.40s', (text, words) => expect(refusal(text)).toBe(words));

  it('of 500 stops is taken', () => expect(refusal(many(500))).toBeUndefined());

  it('of junk is refused in one short line', () => {
    const junk = Array.from({ length: 4000 }, (_, i) =>
      String.fromCharCode(32 + ((i * 7919) % 5000)),
    );
    expect(refusal(junk.join(''))?.length).toBeLessThan(150);
  });

  it('keeps the good lines and counts the bad ones', () => {
    const checked = check('a,51.5,-0.1', 'b,510,-0.1', '', 'c,51.6,', 'd,51.7,-0.2');
    expect(faultWords(checked)).toBe('2 of 4 stops cannot be read.');
    expect(firstFault(checked)?.raw.line).toBe(4);
    expect(plannable(checked)).toBe(2);
    expect(toDay(checked, 't')?.day.stops.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 a',
      '2 d',
    ]);
    expect(file([head, hub, '', 'a,1,1', ''].join('\n')).empty).toBe(1);
  });

  it('says that its depot cannot be read, and plans nothing from elsewhere', () => {
    const checked = checkStops(file(`${head}\nhub,x,1\na,1,1`).lines);
    expect(faultWords(checked)).toBe('The depot on line 2 cannot be read.');
    expect(toDay(checked, 't')).toBeUndefined();
  });

  it('begins at the line named depot', () => {
    const day = dayOf('a,51.5,-0.1', 'DEPOT,51.6,-0.2', 'Depot Street 4,51.7,-0.3');
    expect(day?.depot).toMatchObject({ name: 'DEPOT', place: { latitude: 51.6 } });
    expect(day?.stops.map(({ name }) => name)).toEqual(['Riverside hub', 'a', 'Depot Street 4']);
  });
});

describe('stops at one place', () => {
  it('are one visit', () => {
    const checked = check(
      'a,51.5,-0.1,5,2,08:00-10:00',
      'b,51.500001,-0.1,4,3,09:00-11:00',
      'c,51.6,-0.1',
    );
    expect(checked.lines.map(({ joins }) => joins)).toEqual([undefined, undefined, 3, undefined]);
    expect(plannable(checked)).toBe(2);
    expect(toDay(checked, 't')?.day.stops[0]).toMatchObject({
      name: 'a, b',
      minutes: 9,
      load: 5,
      window: [540, 600],
    });
  });

  it.each([
    ['their hours do not meet', 'a,51.5,-0.1,,,08:00-09:00', 'a,51.5,-0.1,,,10:00-11:00'],
    ['they need different skills', 'a,51.5,-0.1,,,,lift', 'a,51.5,-0.1'],
    ['no van takes both', 'a,51.5,-0.1,,20', 'a,51.5,-0.1,,20'],
  ])('stay two where %s', (_, a, b) => expect(plannable(check(a, b))).toBe(2));

  it('may all lie in one place', () => {
    const day = dayOf(...Array.from({ length: 40 }, (_, i) => `s${i},51.51,-0.12`));
    expect(day?.stops.map(({ load }) => load)).toEqual([30, 10]);
  });
});

describe('stops far apart', () => {
  it('are asked about in the unit of the visitor', () => {
    const checked = check('a,51.5,-0.1', 'b,51.6,-0.2', 'c,-0.1,51.5');
    expect(farApart(checked, 'kilometers')?.words).toBe(
      'These stops lie 7,500 km apart. Are latitude and longitude swapped?',
    );
    expect(farApart(checked, 'miles')).toEqual({
      words: 'These stops lie 4,700 miles apart. Are latitude and longitude swapped?',
      line: 5,
    });
  });

  it('are those of different regions, not of one', () =>
    expect(farApart(check('a,52.5,-1.9', 'b,50.8,0.3'), 'miles')).toBeUndefined());
});

describe('vans', () => {
  const stops = (count: number, rest = '') =>
    Array.from({ length: count }, (_, i) => `s${i},51.${500 + i},-0.1${rest}`);

  it.each([
    ['one van for a stop', stops(1), 1],
    ['more by load', stops(20, ',5,7'), 6],
    ['more by minutes', stops(20, ',60'), 3],
    ['eight at most', stops(400, ',30,9'), 8],
  ])('%s', (_, lines, count) => expect(dayOf(...lines)?.vans).toHaveLength(count));

  it('take thirty boxes from 08:00 to 17:00 by default', () =>
    expect(dayOf('a,51.5,-0.1')?.vans[0]).toEqual({
      id: 'VAN 01',
      capacity: 30,
      shift: [480, 1020],
      skills: [],
    }));

  it('can carry, reach in time and do what the file asks for', () => {
    const vans = dayOf(
      'a,51.5,-0.1,,41,,lift',
      'b,51.6,-0.1,,1,18:00-19:00',
      'c,51.7,-0.1,,,06:00-07:00',
    )?.vans;
    expect(vans?.[0]).toMatchObject({ capacity: 50, shift: [360, 1200], skills: ['lift'] });
  });

  it('begin before the first door opens, not hours before', () =>
    expect(dayOf('a,51.5,-0.1,,,18:00-19:00')?.vans[0]?.shift).toEqual([1020, 1200]));
});

describe('the command', () => {
  it('takes a good file with every stop a visit of its own', () => {
    const { day, lines } = readDayCsv(`${head}\n${hub}\na,51.5,-0.1\n\na,51.5,-0.1`, 'file.csv');
    expect(day.stops).toHaveLength(2);
    expect(lines).toEqual([3, 5]);
  });

  it.each([
    ['', /^This file is empty\.$/],
    [`${head}\n${hub}\na,1,x`, /^line 3: Longitude “x” is not a number\.$/],
    [`${head}\n${hub}`, /^the file holds a depot and no stops$/],
  ])('refuses %j in one line', (text, words) => expect(() => readDayCsv(text, 't')).toThrow(words));
});

describe('swapped lines', () => {
  it.each([
    ['none among neighbors', ['a,51.5,-0.1', 'b,51.6,-0.2'], []],
    ['one that comes near when it is turned', ['a,51.5,-0.1', 'b,51.6,-0.2', 'c,-0.1,51.5'], [5]],
    ['all that leave the globe as they stand', ['a,-118.2,34', 'b,-118.3,34.1'], [3, 4]],
    ['none that is far either way', ['a,51.5,-0.1', 'b,51.6,-0.2', 'c,10,20'], []],
    ['none with a missing point', ['a,51.5,-0.1', 'b,510.516,-0.1'], []],
  ])('are %s', (_, lines, swapped) => expect(swappedLines(check(...lines))).toEqual(swapped));

  it('are turned cell by cell', () =>
    expect(
      swapLine({ line: 3, cells: { name: 'a', latitude: '1', longitude: '2' } }).cells,
    ).toEqual({
      name: 'a',
      latitude: '2',
      longitude: '1',
    }));
});
