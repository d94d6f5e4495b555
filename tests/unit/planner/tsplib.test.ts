import { describe, expect, it } from 'vitest';
import { FileError } from '@/lib/planner/files/file-error';
import { readTsplib } from '@/lib/planner/files/tsplib';

const file = (...lines: readonly string[]) => `${lines.join('\n')}\nEOF\n`;

const rounds = file(
  'NAME : small',
  'TYPE : CVRP',
  'DIMENSION : 4',
  'EDGE_WEIGHT_TYPE : EUC_2D',
  'CAPACITY : 10',
  'NODE_COORD_SECTION',
  '1 0 0',
  '2 3 4',
  '3 1 1',
  '4 0 9',
  'DEMAND_SECTION',
  '1 4',
  '2 0',
  '3 6',
  '4 7',
  'DEPOT_SECTION',
  '2',
  '-1',
);

describe('a file of rounds', () => {
  it('begins with its depot, wherever the file puts it', () => {
    const { numbers, problem } = readTsplib(rounds, false);
    expect(numbers).toEqual([2, 1, 3, 4]);
    expect(problem.stops.map(({ load }) => load)).toEqual([4, 6, 7]);
    expect(problem.vehicles[0]?.capacity).toBe(10);
  });

  it.each([
    // From (3, 4) to (0, 0), (1, 1) and (0, 9).
    [false, [5, 4, 6]],
    [true, [5, Math.hypot(2, 3), Math.hypot(3, 5)]],
  ])('has distances, unrounded: %s', (exact, expected) => {
    const { lengths } = readTsplib(rounds, exact);
    expect([...lengths.slice(1, 4)]).toEqual(expected);
  });

  it('may have windows and times of service, and a shift from the depot’s window', () => {
    const timed = rounds.replace(
      'DEPOT_SECTION',
      'TIME_WINDOW_SECTION\n1 5 20\n2 0 100\n3 0 50\n4 30 60\nSERVICE_TIME_SECTION\n1 2\n2 0\n3 2\n4 3\nDEPOT_SECTION',
    );
    const { stops, vehicles } = readTsplib(timed, false).problem;
    expect(stops.map(({ window, service }) => [window, service])).toEqual([
      [[5, 20], 2],
      [[0, 50], 2],
      [[30, 60], 3],
    ]);
    expect(vehicles[0]?.shift).toEqual([0, 100]);
  });

  it('may limit the length of a round, service included', () => {
    const limited = rounds.replace('CAPACITY', 'DISTANCE : 40\nSERVICE_TIME : 10\nCAPACITY');
    const { stops, vehicles } = readTsplib(limited, true).problem;
    expect(vehicles[0]?.shift).toEqual([0, 40]);
    expect(stops[0]?.service).toBe(10);
  });
});

describe('a file of a tour', () => {
  const tour = (type: string, ...lines: readonly string[]) =>
    readTsplib(file('TYPE : TSP', 'DIMENSION : 3', `EDGE_WEIGHT_TYPE : ${type}`, ...lines), false);

  it('is one round of one vehicle', () => {
    const { problem } = tour('EUC_2D', 'NODE_COORD_SECTION', '1 0 0', '2 3 4', '3 6 8');
    expect(problem.vehicles).toHaveLength(1);
    expect(problem.stops).toHaveLength(2);
  });

  it.each([
    ['EUC_2D', [3, 4]],
    ['CEIL_2D', [3, 5]],
    ['FLOOR_2D', [2, 4]],
    ['MAN_2D', [4, 5]],
    ['MAX_2D', [2, 4]],
    ['ATT', [1, 2]],
  ])('measures by %s', (type, expected) => {
    const { lengths } = tour(type, 'NODE_COORD_SECTION', '1 0 0', '2 2 2', '3 1 4');
    expect([...lengths.slice(1)].slice(0, 2)).toEqual(expected);
  });

  it('measures degrees on TSPLIB’s earth', () => {
    // Two nodes of ulysses16, 509 kilometers apart.
    const nodes = ['NODE_COORD_SECTION', '1 38.24 20.42', '2 39.57 26.15', '3 40.56 25.32'];
    expect(tour('GEO', ...nodes).lengths[1]).toBe(509);
  });

  it.each([
    ['FULL_MATRIX', '0 1 2 1 0 3 2 3 0'],
    ['UPPER_ROW', '1 2 3'],
    ['LOWER_DIAG_ROW', '0 1 0 2 3 0'],
    ['UPPER_DIAG_ROW', '0 1 2 0 3 0'],
    ['LOWER_ROW', '1 2 3'],
    ['UPPER_COL', '1 2 3'],
    ['LOWER_COL', '1 2 3'],
    ['UPPER_DIAG_COL', '0 1 0 2 3 0'],
    ['LOWER_DIAG_COL', '0 1 2 0 3 0'],
  ])('takes distances as %s gives them', (format, numbers) => {
    const { lengths } = tour(
      'EXPLICIT',
      `EDGE_WEIGHT_FORMAT: ${format}`,
      'EDGE_WEIGHT_SECTION',
      numbers,
    );
    expect([...lengths]).toEqual([0, 1, 2, 1, 0, 3, 2, 3, 0]);
  });
});

describe('a file from elsewhere', () => {
  it('may end its lines as it likes, use tabs, and miss its end', () => {
    const { numbers, lengths } = readTsplib(rounds, false);
    for (const text of [
      rounds.replaceAll('\n', '\r\n'),
      rounds.replaceAll(' ', '\t'),
      rounds.replace('EOF\n', ''),
      rounds.replace('DEPOT_SECTION', 'DEPOT_SECTION :').replace('DIMENSION :', 'DIMENSION'),
      `${rounds}what comes behind`,
    ]) {
      expect(readTsplib(text, false)).toMatchObject({ numbers, lengths });
    }
  });

  it('may have its sections in any order', () => {
    const [head = '', nodes = '', loads = ''] = rounds.split(/(?=NODE_COORD|DEMAND_SECTION)/);
    const [demands = '', depot = ''] = loads.split(/(?=DEPOT_SECTION)/);
    const text = [depot.replace('EOF', ''), demands, nodes, head].join('');
    expect(readTsplib(text, false)).toEqual(readTsplib(rounds, false));
  });

  it('may keep a decimal', () => {
    const scaled = rounds.replace('CAPACITY', 'SCALE : 10\nCAPACITY').replace('EUC', 'FLOOR');
    expect([...readTsplib(scaled, false).lengths.slice(1, 4)]).toEqual([5, 3.6, 5.8]);
    expect(readTsplib(scaled, true).lengths[2]).toBeCloseTo(Math.hypot(2, 3), 9);
  });

  it('may be one of Solomon’s', () => {
    const solomon = file(
      'C101',
      '',
      'VEHICLE',
      'NUMBER     CAPACITY',
      '  2         200',
      '',
      'CUSTOMER',
      'CUST NO.  XCOORD.   YCOORD.    DEMAND   READY TIME  DUE DATE   SERVICE   TIME',
      '',
      '    0      40         50          0          0       1236          0',
      '    1      45         68         10        912        967         90',
      '    2      45         70         30        825        870         90',
    );
    const { numbers, problem } = readTsplib(solomon, true);
    expect(numbers).toEqual([0, 1, 2]);
    expect(problem.vehicles).toHaveLength(2);
    expect(problem.vehicles[0]).toMatchObject({ capacity: 200, shift: [0, 1236] });
    expect(problem.stops[1]).toEqual({ load: 30, service: 90, window: [825, 870] });
    expect(problem.travel.meters[5]).toBeCloseTo(2, 9);
  });
});

it.each([
  ['no size', rounds.replace('DIMENSION : 4\n', ''), 'DIMENSION is missing'],
  [
    'a word for a number',
    rounds.replace('3 1 1', '3 1 one'),
    "line 9: 'one' of NODE_COORD_SECTION",
  ],
  ['a node less', rounds.replace('4 0 9\n', ''), 'NODE_COORD_SECTION has 3 nodes'],
  ['a stop that no vehicle can load', rounds.replace('4 7', '4 11'), 'demand 11 of node 4'],
  ['no loads', rounds.replace(/DEMAND_SECTION[^D]*/, ''), 'DEMAND_SECTION is missing'],
  ['an unknown measure', rounds.replace('EUC_2D', 'XRAY1'), "EDGE_WEIGHT_TYPE 'XRAY1'"],
  ['another kind of file', 'id,lat,lon\n1,2,3', 'neither a header nor part of a section'],
])('a file with %s is refused in one line', (_name, text, words) => {
  const read = () => readTsplib(text, false);
  expect(read).toThrow(FileError);
  expect(read).toThrow(words);
  expect(read).not.toThrow('\n');
});
