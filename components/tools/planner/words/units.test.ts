import { describe, expect, it } from 'vitest';
import { clock, clockSpan, distance, duration, readClock, readSpan } from './units';

describe('units', () => {
  it.each([
    [37_200, 'kilometers', '37.2'],
    [37_200, 'miles', '23.1'],
    [20_300, 'miles', '12.6'],
    [0, 'miles', '0.0'],
    [1_204_500, 'kilometers', '1,204.5'],
  ] as const)('%d m in %s are %s', (meters, unit, told) =>
    expect(distance(meters, unit)).toBe(told),
  );

  it.each([
    [93, '1 h 33'],
    [64, '1 h 04'],
    [51, '51 min'],
    [59.6, '1 h 00'],
    [0, '0 min'],
  ])('%d minutes are %s', (minutes, told) => expect(duration(minutes)).toBe(told));

  it.each([
    [557, '09:17'],
    [0, '00:00'],
    [1440, '24:00'],
    [1445, '00:05'],
    [510.6, '08:31'],
  ])('the clock tells %d as %s', (minutes, told) => expect(clock(minutes)).toBe(told));

  it.each([
    ['08:30', 510],
    ['8:30', 510],
    ['8.30', 510],
    ['0830', 510],
    ['8', 480],
    ['5:15 pm', 1035],
    ['12 am', 0],
    ['12:00 p.m.', 720],
    ['24:00', 1440],
    ['24:01', undefined],
    ['8:60', undefined],
    ['13 pm', undefined],
    ['noon', undefined],
    ['', undefined],
  ])('reads %j', (text, time) => expect(readClock(text)).toBe(time));

  it.each([
    ['08:30–12:30', [510, 750]],
    ['8:30-12:30', [510, 750]],
    ['8 to 12', [480, 720]],
    ['8', undefined],
    ['8-9-10', undefined],
  ])('reads the stretch %j', (text, span) => expect(readSpan(text)).toEqual(span));

  it('tells a stretch as it is read', () =>
    expect(readSpan(clockSpan([510, 750]))).toEqual([510, 750]));
});
