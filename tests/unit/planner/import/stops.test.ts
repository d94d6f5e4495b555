import { describe, expect, it } from 'vitest';
import { checkStops } from '@/lib/planner/import/check-stops';
import { check, file } from './stop-files';

const faults = (line: string) =>
  check(line).lines[1]?.faults.map(({ field, words }) => `${field}: ${words}`);

describe('what is wrong with a line', () => {
  it.each([
    ['510.516,-0.1', 'latitude: Latitude 510.516 is outside −90 to 90. Did a point go missing?'],
    ['51.5,-1811', 'longitude: Longitude −1811 is outside −180 to 180. Did a point go missing?'],
    [
      '-118.24,34.05',
      'latitude: Latitude −118.24 is outside −90 to 90. Are latitude and longitude swapped?',
    ],
    ['51.5,', 'longitude: Longitude is missing.'],
    ['51.5', 'longitude: Longitude is missing.'],
    [',-0.1', 'latitude: Latitude is missing.'],
    ['north,-0.1', 'latitude: Latitude “north” is not a number.'],
    ['51.5,-0.1,,,morning', 'window: Window “morning” is not a time such as 08:30-09:15.'],
    ['51.5,-0.1,,,8:30-25:00', 'window: Window “8:30-25:00” is not a time such as 08:30-09:15.'],
    ['51.5,-0.1,5,two', 'load: Load “two” is not a number.'],
    ['51.5,-0.1,5,-2', 'load: Load must lie between 0 and 100,000.'],
    ['51.5,-0.1,481', 'minutes: Minutes must lie between 0 and 480.'],
    ['51.5,-0.1,ten', 'minutes: Minutes “ten” is not a number.'],
    [
      '51.5,-0.1,5,1,,lift,more',
      'name: This line has 8 cells where the first line has 7. Quote texts with commas.',
    ],
  ])('%s', (line, words) => expect(faults(`a,${line}`)).toEqual([words]));

  it('is all told, cell by cell', () => expect(faults('a,,200,999,x,y')).toHaveLength(5));

  it('is told of windows in two columns at the cell that is wrong', () => {
    const rows = 'hub,1,1\na,1,1,08:00,x\nb,1,1,09:00,08:00\nc,1,1,,10:00';
    const [, a, b, c] = checkStops(file(`name,lat,lon,from,to\n${rows}`).lines).lines;
    expect(a?.faults).toEqual([{ field: 'to', words: 'To “x” is not a time such as 08:30.' }]);
    expect(b?.good?.window).toEqual([540, 1920]);
    expect(c?.good?.window).toEqual([0, 600]);
  });
});

describe('a good line', () => {
  const good = (line: string) => check(line).lines[1]?.good;

  it.each([
    ['a,51.5,-0.1', { minutes: 5, load: 1 }],
    ['a,51.5,-0.1,0,0', { minutes: 0, load: 0 }],
    ['a,51.5,-0.1,480,"2,5"', { minutes: 480, load: 2.5 }],
    ['a,51.5,-0.1,7.5,"1,200"', { minutes: 7.5, load: 1200 }],
    ['a,90,-180', { latitude: 90, longitude: -180 }],
    ['a,51.5,-0.1,,,08:30-09:15,lift', { window: [510, 555], skill: 'lift' }],
    ['a,51.5,-0.1,,,08:30-08:30', { window: [510, 510] }],
    ['a,51.5,-0.1,,,22:00-02:00', { window: [1320, 1560] }],
    ['a,51.5,-0.1,,,22:00-00:00', { window: [1320, 1440] }],
    [',51.5,-0.1', { name: 'Stop 1' }],
    ['<b>Bob</b>,51.5,-0.1', { name: '<b>Bob</b>' }],
    ["'=SUM(A1),51.5,-0.1", { name: '=SUM(A1)' }],
    ['🚚 مخبز النهر,51.5,-0.1', { name: '🚚 مخبز النهر' }],
    ['"two\nlines",51.5,-0.1', { name: 'two lines' }],
    [`${'n'.repeat(5000)},51.5,-0.1`, { name: 'n'.repeat(120) }],
  ])('%.40s', (line, stop) => expect(good(line)).toMatchObject(stop));

  it.each(['', 'none', 'any', '-'])('has no window where it says %j', (word) =>
    expect(good(`a,51.5,-0.1,,,${word}`)).not.toHaveProperty('window'),
  );
});
