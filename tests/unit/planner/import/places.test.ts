import { describe, expect, it } from 'vitest';
import { plannable } from '@/lib/planner/import/check-stops';
import { farApart } from '@/lib/planner/import/far-apart';
import { swapLine, swappedLines } from '@/lib/planner/import/swapped';
import { toDay } from '@/lib/planner/import/to-day';
import { check, dayOf } from './stop-files';

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
