import { describe, expect, it } from 'vitest';
import { dayOf } from './stop-files';

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
