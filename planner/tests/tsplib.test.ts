import { describe, expect, it } from 'vitest';
import { FileError } from '../files/problem-file';
import { readTsplib } from '../files/tsplib';

const file = (text: string) => `${text.trim().replace(/\n +/g, '\n')}\nEOF\n`;

const routes = file(`
  NAME : small
  TYPE : CVRP
  DIMENSION : 4
  EDGE_WEIGHT_TYPE : EUC_2D
  CAPACITY : 10
  NODE_COORD_SECTION
  1 0 0
  2 3 4
  3 1 1
  4 0 9
  DEMAND_SECTION
  1 4
  2 0
  3 6
  4 7
  DEPOT_SECTION
  2
  -1`);

const scaled = routes.replace('CAPACITY', 'SCALE : 10\nCAPACITY');

it('a file of routes begins with its depot, wherever the file puts it', () => {
  const { numbers, problem } = readTsplib(routes, false);
  expect(numbers).toEqual([2, 1, 3, 4]);
  expect(problem.stops.map(({ load }) => load)).toEqual([4, 6, 7]);
  expect(problem.vehicles[0]?.capacity).toBe(10);
});

it.each([
  // From (3, 4) to (0, 0), (1, 1) and (0, 9).
  [routes, false, [5, 4, 6]],
  [scaled, true, [5, Math.hypot(2, 3), Math.hypot(3, 5)]],
  // Rounded down to a decimal.
  [scaled.replace('EUC', 'FLOOR'), false, [5, 3.6, 5.8]],
])('a file of routes has distances', (text, exact, expected) =>
  expect([...readTsplib(text, exact).lengths.slice(1, 4)]).toEqual(expected),
);

it('a file of routes may have windows and times of service, or a limit of a route', () => {
  const times = '1 5 20\n2 0 100\n3 0 50\n4 30 60\nSERVICE_TIME_SECTION\n1 2\n2 0\n3 2\n4 3\n';
  const timed = routes.replace('DEPOT_SECTION', `TIME_WINDOW_SECTION\n${times}DEPOT_SECTION`);
  const { stops, vehicles } = readTsplib(timed, false).problem;
  const parts = stops.map(({ window, service }) => `${window} ${service}`);
  expect(parts).toEqual(['5,20 2', '0,50 2', '30,60 3']);
  expect(vehicles[0]?.shift).toEqual([0, 100]);
  const limited = routes.replace('CAPACITY', 'DISTANCE : 40\nSERVICE_TIME : 10\nCAPACITY');
  const { problem } = readTsplib(limited, true);
  expect([problem.vehicles[0]?.shift, problem.stops[0]?.service]).toEqual([[0, 40], 10]);
});

const tour = (text: string) =>
  readTsplib(file(`TYPE : TSP\nDIMENSION : 3\nEDGE_WEIGHT_TYPE : ${text}`), false);

it.each([
  ['EUC_2D', [3, 4]],
  ['CEIL_2D', [3, 5]],
  ['FLOOR_2D', [2, 4]],
  ['MAN_2D', [4, 5]],
  ['MAX_2D', [2, 4]],
  ['ATT', [1, 2]],
])('a file of a tour is one route of one vehicle, measured by %s', (type, expected) => {
  const { lengths, problem } = tour(`${type}\nNODE_COORD_SECTION\n1 0 0\n2 2 2\n3 1 4`);
  expect([...lengths.slice(1, 3)]).toEqual(expected);
  expect([problem.vehicles.length, problem.stops.length]).toEqual([1, 2]);
});

it('a file of a tour measures degrees on TSPLIB’s earth', () => {
  // Two nodes of ulysses16, 509 kilometers apart.
  const nodes = '1 38.24 20.42\n2 39.57 26.15\n3 40.56 25.32';
  expect(tour(`GEO\nNODE_COORD_SECTION\n${nodes}`).lengths[1]).toBe(509);
});

it.each([
  ['0 1 2 1 0 3 2 3 0', ['FULL_MATRIX']],
  ['1 2 3', ['UPPER_ROW', 'LOWER_ROW', 'UPPER_COL', 'LOWER_COL']],
  ['0 1 2 0 3 0', ['UPPER_DIAG_ROW', 'LOWER_DIAG_COL']],
  ['0 1 0 2 3 0', ['LOWER_DIAG_ROW', 'UPPER_DIAG_COL']],
])('a file of a tour takes the distances %s as %j give them', (numbers, formats) => {
  for (const format of formats) {
    const text = `EXPLICIT\nEDGE_WEIGHT_FORMAT: ${format}\nEDGE_WEIGHT_SECTION\n${numbers}`;
    expect([...tour(text).lengths], format).toEqual([0, 1, 2, 1, 0, 3, 2, 3, 0]);
  }
});

describe('a file from elsewhere', () => {
  const [head = '', nodes = '', demands = '', depot = ''] = routes
    .replace('EOF\n', '')
    .split(/(?=NODE_COORD|DEMAND_SECTION|DEPOT_SECTION)/);

  it.each([
    ['other ends of lines', routes.replaceAll('\n', '\r\n')],
    ['tabs', routes.replaceAll(' ', '\t')],
    ['no end', routes.replace('EOF\n', '')],
    ['a colon less', routes.replace('DIMENSION :', 'DIMENSION')],
    ['text behind its end', `${routes}what comes behind`],
    ['its sections in another order', [depot, demands, nodes, head].join('')],
  ])('may have %s', (_, text) =>
    expect(readTsplib(text, false)).toEqual(readTsplib(routes, false)),
  );

  it('may be one of Solomon’s', () => {
    const solomon = file(`
      C101

      VEHICLE
      NUMBER     CAPACITY
      2         200

      CUSTOMER
      CUST NO.  XCOORD.   YCOORD.    DEMAND   READY TIME  DUE DATE   SERVICE   TIME

      0      40         50          0          0       1236          0
      1      45         68         10        912        967         90
      2      45         70         30        825        870         90`);
    const { numbers, problem } = readTsplib(solomon, true);
    expect(numbers).toEqual([0, 1, 2]);
    expect(problem.vehicles).toHaveLength(2);
    expect(problem.vehicles[0]).toMatchObject({ capacity: 200, shift: [0, 1236] });
    expect(problem.stops[1]).toEqual({ load: 30, service: 90, window: [825, 870] });
  });
});

it.each([
  ['DIMENSION : 4\n', '', 'DIMENSION is missing'],
  ['3 1 1', '3 1 one', "line 9: 'one' of NODE_COORD_SECTION"],
  ['4 0 9\n', '', 'NODE_COORD_SECTION has 3 nodes'],
  ['4 7', '4 11', 'demand 11 of node 4'],
  [/DEMAND_SECTION[^D]*/, '', 'DEMAND_SECTION is missing'],
  ['EUC_2D', 'XRAY1', "EDGE_WEIGHT_TYPE 'XRAY1'"],
  ['TYPE : CVRP', 'TYPE : HFVRP', "TYPE 'HFVRP' is not one that can be planned"],
  ['TYPE : CVRP', 'GTSP_SETS : 5', 'GTSP_SETS is not one that can be planned'],
  ['DEPOT_SECTION', 'BACKHAUL_SECTION\n3\nDEPOT_SECTION', 'BACKHAUL_SECTION is not one'],
  ['DEPOT_SECTION', 'FIXED_EDGES_SECTION\n3 4\n-1\nDEPOT_SECTION', 'FIXED_EDGES_SECTION'],
  ['CAPACITY : 10', 'CAPACITY : 10\nVEHICLES_MAX_DURATION : 9', 'VEHICLES_MAX_DURATION is not one'],
  ['CAPACITY : 10\n', '', 'CAPACITY is missing'],
  [
    'DEPOT_SECTION',
    'TIME_WINDOW_SECTION\n1 0 9\n2 0 9\n3 0 9\n4 0 9\nDISTANCE : 9\nDEPOT_SECTION',
    'DISTANCE cannot be planned together',
  ],
  [/.*/s, 'id,lat,lon\n1,2,3', 'neither a header nor part of a section'],
])('a file with %s made %j is refused in one line', (part, other, words) => {
  const read = () => readTsplib(routes.replace(part, other), false);
  expect(read).toThrow(FileError);
  expect(read).toThrow(words);
  expect(read).not.toThrow('\n');
});
