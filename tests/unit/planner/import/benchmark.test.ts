import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { worldOf } from '@/lib/planner/day/world';
import { distantStops } from '@/lib/planner/import/distant-stops';
import { toDay } from '@/lib/planner/import/to-day';
import { readTsplib } from '@/planner/files/tsplib';
import { readFile } from '@/tests/support/planner-import';

const instance = (name: string) => readFileSync(`planner/instances/public/${name}`, 'utf8');

async function dayOf(text: string) {
  const { file, checked } = await readFile(text);
  const { day } = toDay(checked, 'file', file.settings) ?? {};
  if (!day) throw new Error('No day');
  expect(checked.bad).toBe(0);
  expect(distantStops(checked, 'miles')).toBeUndefined();
  return { file, day, reason: checked.depotReason };
}

const solomon = `R101

VEHICLE
NUMBER     CAPACITY
  25         200

CUSTOMER
CUST NO.   XCOORD.   YCOORD.    DEMAND   READY TIME  DUE DATE   SERVICE TIME

    0      35         35          0          0       230          0
    1      41         49         10        161       171         10
    2      35         17          7         50        60         10
`;

it('a day of Solomon keeps its windows, loads, capacity and vans', async () => {
  const { file, day, reason } = await dayOf(solomon);
  expect(file).toMatchObject({ format: 'Solomon', questions: [] });
  expect(file.note).toMatch(/a unit of it is 1 km and 1 minute of driving here, in straight lines/);
  expect(reason).toBe('marked');
  expect(day.stops).toMatchObject([
    { name: 'Node 1', load: 10, minutes: 10, window: [161, 171] },
    { name: 'Node 2', load: 7, minutes: 10, window: [50, 60] },
  ]);
  // No more vans than stops can be of use.
  expect(day.vans).toMatchObject([
    { id: 'VAN 01', capacity: 200, shift: [0, 230] },
    { id: 'VAN 02', capacity: 200, shift: [0, 230] },
  ]);
  expect(day.rules.returns).toBe(true);
});

it.each([
  ['RC208.vrp', 1, 25],
  ['CMT1.vrp', 1, 10],
  ['X-n101-k25.vrp', 0.1, 36],
  ['eil51.tsp', 1, 1],
  ['a280.tsp', 0.2, 1],
])('%s is drawn to scale', async (name, scale, vans) => {
  const { problem, lengths } = readTsplib(instance(name), true);
  const { day, file } = await dayOf(instance(name));
  expect(file.questions).toEqual([]);
  expect(day.vans).toHaveLength(vans);
  expect(day.vans[0]?.capacity).toBe(problem.vehicles[0]?.capacity);
  expect(day.stops.map(({ load }) => load)).toEqual(problem.stops.map(({ load }) => load));
  const { minutes, meters } = worldOf(day, undefined).travel;
  const off = [...lengths].map((length, i) => [
    Math.abs((minutes[i] as number) - scale * length),
    Math.abs((meters[i] as number) / 1000 - scale * length),
  ]);
  expect(off.flat().reduce((most, each) => Math.max(most, each), 0)).toBeLessThan(0.05);
  const [from, to] = day.vans[0]?.shift ?? [];
  const windows = day.stops.flatMap(({ window }) => (window ? [window] : []));
  expect(windows).toHaveLength(problem.stops[0]?.window ? day.stops.length : 0);
  for (const window of windows) {
    expect(window[0]).toBeGreaterThanOrEqual(from as number);
    expect(window[1]).toBeLessThanOrEqual(to as number);
  }
});

const tsplib = (type: string, kind: string, rest: string) =>
  `NAME: t\nTYPE: ${type}\nDIMENSION: 3\n${kind && `EDGE_WEIGHT_TYPE: ${kind}\n`}${rest}\nEOF\n`;
const places = 'NODE_COORD_SECTION\n1 0 0\n2 0 30\n3 40 0';
const matrix = 'EDGE_WEIGHT_FORMAT: FULL_MATRIX\nEDGE_WEIGHT_SECTION\n0 1 9\n1 0 1\n9 1 0';

it('a long day is shortened until it fits, its windows widened to whole minutes', async () => {
  const text = solomon.replace('230', '3390').replace('161       171', '1611      1713');
  const { day, file } = await dayOf(text);
  expect(file.note).toMatch(/a unit of it is 200 m and 12 seconds/);
  expect(day.vans[0]?.shift).toEqual([0, 678]);
  expect(day.stops[0]).toMatchObject({ window: [322, 343], minutes: 2 });
});

it.each([
  ['MAN_2D', places],
  ['EXPLICIT', `${matrix}\n${places.replace('NODE_COORD', 'DISPLAY_DATA')}`],
])('distances that are no straight lines are asked about: %s', async (kind, rest) => {
  const { file } = await dayOf(tsplib('TSP', kind, rest));
  expect(file.questions).toEqual([
    {
      words: `The distances of this file are no straight lines (${kind}).`,
      more: 'The planner measures straight lines.',
    },
  ]);
});

it('more vans than the planner takes are asked about', async () => {
  const customers = Array.from({ length: 60 }, (_, i) => `${i + 3} ${i} ${i} 1 0 230 1`);
  const { day, file } = await dayOf(`${solomon.replace(' 25 ', ' 250 ')}${customers.join('\n')}`);
  expect(day.vans).toHaveLength(50);
  expect(file.questions.map(({ words }) => words)).toEqual([
    'This file has 62 vans. The planner takes 50.',
  ]);
});

it.each([
  ['another problem', tsplib('SOP', 'EXPLICIT', `${matrix}\n${places}`), /^TYPE 'SOP' is not/],
  ['no places', tsplib('ATSP', 'EXPLICIT', matrix), /^This file has distances and no places/],
  ['degrees', tsplib('TSP', 'GEO', places), /^Places in degrees \(GEO\) are not read\.$/],
  ['damage', tsplib('TSP', 'EUC_2D', places.replace('30', 'x')), /^Line 7: 'x' of NODE_COORD/],
  ['a customer cut short', solomon.replace('171         10', ''), /^Customer 1 has 5 of 7/],
  ['places without end', tsplib('TSP', 'EUC_2D', places.replace('30', '1e300')), /too large\.$/],
  ['too many', tsplib('TSP', 'EUC_2D', places).replace('3', '1002'), /^DIMENSION is 1002/],
])('%s is refused in a sentence', async (_, text, words) =>
  expect(readFile(text)).rejects.toThrow(words),
);
