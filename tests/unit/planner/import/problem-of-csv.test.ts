import { expect, it } from 'vitest';
import { problemOfCsv } from '@/lib/planner/import/problem-of-csv';

const text = [
  'name,latitude,longitude,minutes,load',
  'Depot,41.05,-73.54,,',
  'Mill Lane 4,41.06,-73.55,5,2',
  'Hat Street 9,41.07,-73.50,5,4',
  'Quay 1,41.02,-73.56,5,6',
].join('\n');

it('reads a file of stops as routes from its first line and back, 1.3 times as long as straight lines', () => {
  const { numbers, lengths, problem } = problemOfCsv(text, 'stops.csv');
  expect(numbers).toEqual([0, 1, 2, 3]);
  expect(problem).toMatchObject({ returns: true, weights: { distance: 1, time: 0 } });
  // A hundredth of a degree each way at 41° north: 1,112 m and 839 m.
  expect(lengths[1]).toBeGreaterThan(1.3 * 1385);
  expect(lengths[1]).toBeLessThan(1.3 * 1400);
});
