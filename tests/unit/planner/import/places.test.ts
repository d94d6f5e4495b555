import { describe, expect, it } from 'vitest';
import { plannable } from '@/lib/planner/import/check-stops';
import { farApart } from '@/lib/planner/import/far-apart';
import { swapLine, swappedLines } from '@/lib/planner/import/swapped';
import { toDay } from '@/lib/planner/import/to-day';
import { check, dayOf } from './stop-files';

const [a, b, c] = ['a,51.5,-0.1', 'b,51.6,-0.2', 'c,-0.1,51.5'] as const;

describe('stops at one place', () => {
  it('are one visit', () => {
    const checked = check(`${a},5,2,08:00-10:00`, 'b,51.500001,-0.1,4,3,09:00-11:00', b);
    expect(checked.lines.map(({ joins }) => joins)).toEqual([undefined, undefined, 3, undefined]);
    expect(plannable(checked)).toBe(2);
    const visit = { name: 'a, b', minutes: 9, load: 5, window: [540, 600] };
    expect(toDay(checked, 't')?.day.stops[0]).toMatchObject(visit);
  });

  it.each([
    ['their hours do not meet', `${a},,,08:00-09:00`, `${a},,,10:00-11:00`],
    ['they need different skills', `${a},,,,lift`, a],
    ['no van takes both', `${a},,20`, `${a},,20`],
  ])('stay two where %s', (_, one, other) => expect(plannable(check(one, other))).toBe(2));

  it('may all lie in one place', () => {
    const day = dayOf(...Array.from({ length: 40 }, (_, i) => `s${i},51.51,-0.12`));
    expect(day?.stops.map(({ load }) => load)).toEqual([30, 10]);
  });
});

it('stops far apart are asked about in the unit of the visitor, those of one region not', () => {
  const ask = (distance: string) =>
    `These stops lie ${distance} apart. Are latitude and longitude swapped?`;
  expect(farApart(check(a, b, c), 'kilometers')?.words).toBe(ask('7,500 km'));
  expect(farApart(check(a, b, c), 'miles')).toEqual({ words: ask('4,700 miles'), line: 5 });
  expect(farApart(check('a,52.5,-1.9', 'b,50.8,0.3'), 'miles')).toBeUndefined();
});

it.each([
  ['none among neighbors', [a, b], []],
  ['one that comes near when it is turned', [a, b, c], [5]],
  ['all that leave the globe as they stand', ['a,-118.2,34', 'b,-118.3,34.1'], [3, 4]],
  ['none that is far either way', [a, b, 'c,10,20'], []],
  ['none with a missing point', [a, 'b,510.516,-0.1'], []],
])('swapped lines are %s', (_, lines, swapped) =>
  expect(swappedLines(check(...lines))).toEqual(swapped),
);

it('swapped lines are turned cell by cell', () => {
  const { cells } = swapLine({ line: 3, cells: { name: 'a', latitude: '1', longitude: '2' } });
  expect(cells).toEqual({ name: 'a', latitude: '2', longitude: '1' });
});
