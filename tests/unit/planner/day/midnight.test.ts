import { expect, it } from 'vitest';
import { dayCsv } from '@/lib/planner/export/csv';
import { dayGpx } from '@/lib/planner/export/gpx';
import { readDayCsv } from '@/lib/planner/import/read-day-csv';
import { expectWhole, optimized } from './sessions';

const { day } = readDayCsv(
  `name,latitude,longitude,minutes,load,window
Depot,41.8837,-87.6615,,,
A,41.8962,-87.6702,5,2,22:00-02:00
B,41.8915,-87.6541,5,2,23:30-00:30
C,41.8748,-87.6589,5,2,22:00-24:00
D,41.8684,-87.6697,5,2,22:00-00:00
E,41.8784,-87.6597,5,2,23:59-00:20`,
  'night',
);

it('windows and shifts pass midnight, on screen and in files alike', () => {
  const night = { ...day, vans: day.vans.map((van) => ({ ...van, shift: [1435, 1600] as const })) };
  const plan = optimized(night);
  expectWhole(plan, night);
  expect(plan.leftOver).toEqual([]);
  expect(plan.routes[0]?.done).toBeGreaterThan(1440);
  const csv = dayCsv(night, plan, undefined);
  expect(csv).toContain('22:00-02:00');
  expect(`${csv}${dayGpx(night, plan, undefined)}`).not.toMatch(/\b2[5-9]:\d\d/);
  const back = readDayCsv(csv, 'again').day;
  expect(back.stops.map(({ window }) => window)).toEqual(day.stops.map(({ window }) => window));
});

it('the vans of such a file work until its last window is served', () => {
  expect(day.vans[0]?.shift).toEqual([1260, 1560]);
  const plan = optimized(day);
  expect(plan.leftOver).toEqual([]);
  expect(plan.totals.late).toBe(0);
});
