import { describe, expect, it } from 'vitest';
import { checkStops, faultWords, firstFault, plannable } from '@/lib/planner/import/check-stops';
import { readDayCsv } from '@/lib/planner/import/read-day-csv';
import { readStops } from '@/lib/planner/import/read-stops';
import { toDay } from '@/lib/planner/import/to-day';
import { check, dayOf, file, head, hub, stopLines } from './stop-files';

describe('a whole file', () => {
  const refusal = (text: string) => {
    const found = readStops(text);
    return 'refused' in found ? `${found.refused} ${found.more}`.trim() : undefined;
  };
  const many = (count: number) => [head, hub, ...stopLines(count)].join('\n');

  it.each([
    ['', 'This file is empty.'],
    ['\n \r\n,,\n', 'This file is empty.'],
    [head, 'This file has headings and no stops.'],
    ['name;addr;kg\na;b;2', 'No latitude column found. First line read: name;addr;kg'],
    ['name,lat\na,51.5', 'No longitude column found. First line read: name,lat'],
    [
      many(501),
      '501 stops are too many. The planner in the page takes 500. Split the file, or try the platform.',
    ],
    [many(500), undefined],
  ])('is refused: %.40s', (text, words) => expect(refusal(text)).toBe(words));

  it('of junk is refused in one short line', () => {
    const junk = Array.from({ length: 4000 }, (_, i) => 32 + ((i * 7919) % 5000));
    expect(refusal(String.fromCharCode(...junk))?.length).toBeLessThan(150);
  });

  it('keeps the good lines and counts the bad ones', () => {
    const checked = check('a,51.5,-0.1', 'b,510,-0.1', '', 'c,51.6,', 'd,51.7,-0.2');
    expect(faultWords(checked)).toBe('2 of 4 stops cannot be read.');
    expect(firstFault(checked)?.raw.line).toBe(4);
    expect(plannable(checked)).toBe(2);
    const stops = toDay(checked, 't')?.day.stops.map(({ id, name }) => `${id} ${name}`);
    expect(stops).toEqual(['1 a', '2 d']);
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
