import { distanceOf, explicitMatrix } from './distances';
import { isSolomon, type Parts, partsOf, plain, solomonParts } from './parts';
import { FileError, type ProblemFile } from './problem-file';

const largest = 5000;

function positive(headers: Parts['headers'], name: string): number | undefined {
  const text = headers.get(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new FileError(`${name} is '${text}', must be a number above 0`);
  return value;
}

/** The values of a section by node number, without those numbers; undefined where there is no section. */
function byNode(parts: Parts, name: string, width: number, numbers: readonly number[]) {
  const rows = parts.sections.get(name);
  if (!rows) return undefined;
  const found = new Map(rows.map(([node, ...values]) => [node, values]));
  return numbers.map((node) => {
    const values = found.get(node);
    if (!values || values.length < width) {
      throw new FileError(
        `${name} has ${values ? `${values.length} of ${width} numbers` : 'nothing'} for node ${node}`,
      );
    }
    return values;
  });
}

/** The node numbers of the file with the depot first. */
function nodeNumbers({ headers, sections }: Parts, most: number): readonly number[] {
  const dimension = positive(headers, 'DIMENSION');
  if (dimension === undefined) throw new FileError('DIMENSION is missing');
  if (!Number.isInteger(dimension) || dimension > most) {
    throw new FileError(`DIMENSION is ${dimension}, must be a whole number, ${most} at most`);
  }
  const listed = sections.get('NODE_COORD_SECTION')?.map(([node]) => node);
  if (listed && listed.length !== dimension) {
    throw new FileError(
      `NODE_COORD_SECTION has ${listed.length} nodes, DIMENSION says ${dimension}`,
    );
  }
  const all = listed ?? Array.from({ length: dimension }, (_, i) => i + 1);
  const depots = (sections.get('DEPOT_SECTION') ?? []).flat().filter((node) => node >= 0);
  const depot = depots[0] ?? all[0];
  if (depots.length > 1) throw new FileError('DEPOT_SECTION names more than one depot');
  if (!all.includes(depot)) throw new FileError(`the depot ${depot} is no node of the file`);
  if (new Set(all).size !== all.length) throw new FileError('a node stands twice in the file');
  return [depot, ...all.filter((node) => node !== depot)];
}

/** What is understood: a file that says anything else poses another problem. */
const known = {
  types: ['TSP', 'ATSP', 'CVRP', 'VRP', 'DCVRP', 'VRPTW', 'CVRPTW'],
  headers: [
    ...['NAME', 'TYPE', 'COMMENT', 'DIMENSION', 'CAPACITY', 'DISTANCE', 'SERVICE_TIME', 'VEHICLES'],
    ...['EDGE_WEIGHT_TYPE', 'EDGE_WEIGHT_FORMAT', 'NODE_COORD_TYPE', 'DISPLAY_DATA_TYPE', 'SCALE'],
  ],
  sections: [
    ...['NODE_COORD_SECTION', 'DISPLAY_DATA_SECTION', 'EDGE_WEIGHT_SECTION', 'DEPOT_SECTION'],
    ...['DEMAND_SECTION', 'SERVICE_TIME_SECTION', 'TIME_WINDOW_SECTION'],
  ],
};

/** Refuses what would be planned as a problem that it is not. */
function refuseOthers({ headers, sections }: Parts): void {
  const type = /^\w*/.exec(headers.get('TYPE') ?? '')?.[0].toUpperCase() ?? '';
  if (headers.has('TYPE') && !known.types.includes(type)) {
    throw new FileError(`TYPE '${plain(type)}' is not one that can be planned`);
  }
  const strange =
    [...headers.keys()].find((name) => !known.headers.includes(name)) ??
    [...sections.keys()].find((name) => !known.sections.includes(name));
  if (strange) throw new FileError(`${plain(strange)} is not one that can be planned`);
  if (/^3D|^THREED/i.test(headers.get('NODE_COORD_TYPE') ?? '')) {
    throw new FileError('NODE_COORD_TYPE must be TWOD_COORDS');
  }
  if (type.includes('VRP') && !headers.has('CAPACITY')) throw new FileError('CAPACITY is missing');
  if (headers.has('DISTANCE') && sections.has('TIME_WINDOW_SECTION')) {
    throw new FileError('DISTANCE cannot be planned together with TIME_WINDOW_SECTION');
  }
}

/**
 * Reads a benchmark problem: a tour in TSPLIB's format (Reinelt 1991), routes of vehicles in
 * CVRPLIB's, with time windows and times of service where the file has them, or in Solomon's. Throws a FileError that
 * says in one line what is wrong.
 *
 * @param exact leaves distances unrounded
 * @param most nodes that it may have
 */
export function readTsplib(text: string, exact: boolean, most = largest): ProblemFile {
  const parts = isSolomon(text) ? solomonParts(text) : partsOf(text);
  refuseOthers(parts);
  const { headers, sections } = parts;
  const numbers = nodeNumbers(parts, most);
  const n = numbers.length;
  const coordinates =
    byNode(parts, 'NODE_COORD_SECTION', 2, numbers) ??
    byNode(parts, 'DISPLAY_DATA_SECTION', 2, numbers);
  const kind = headers.get('EDGE_WEIGHT_TYPE') ?? 'EUC_2D';
  const lengths = new Float64Array(n * n);
  if (kind === 'EXPLICIT') {
    const format = headers.get('EDGE_WEIGHT_FORMAT') ?? 'FULL_MATRIX';
    const rows = sections.get('EDGE_WEIGHT_SECTION');
    if (!rows) throw new FileError('EDGE_WEIGHT_SECTION is missing');
    const matrix = explicitMatrix(format, rows.flat(), n);
    const first = Math.min(...numbers);
    for (let i = 0; i < n * n; i++) {
      const row = numbers[Math.floor(i / n)] - first;
      lengths[i] = matrix[row * n + (numbers[i % n] - first)];
    }
  } else {
    if (!coordinates) throw new FileError('NODE_COORD_SECTION is missing');
    const distance = distanceOf(kind, exact, positive(headers, 'SCALE'));
    for (let i = 0; i < n * n; i++) {
      const [a, b] = [Math.floor(i / n), i % n];
      lengths[i] = a === b ? 0 : distance(coordinates[a], coordinates[b]);
    }
  }
  const capacity = positive(headers, 'CAPACITY');
  const limit = positive(headers, 'DISTANCE');
  const service = byNode(parts, 'SERVICE_TIME_SECTION', 1, numbers);
  const everyService = Number(headers.get('SERVICE_TIME') ?? 0);
  const windows = byNode(parts, 'TIME_WINDOW_SECTION', 2, numbers);
  const demands = byNode(parts, 'DEMAND_SECTION', 1, numbers);
  if (capacity !== undefined && !demands) throw new FileError('DEMAND_SECTION is missing');
  const windowOf = (i: number) => {
    const [from = 0, to = 0] = windows?.[i] ?? [];
    if (from > to) {
      throw new FileError(
        `the window of node ${numbers[i]} ends at ${to}, before it begins at ${from}`,
      );
    }
    return [from, to] as const;
  };
  const stops = numbers.slice(1).map((node, at) => {
    const load = demands?.[at + 1][0] ?? 0;
    if (load < 0 || (capacity !== undefined && load > capacity)) {
      throw new FileError(`the demand ${load} of node ${node} must lie between 0 and ${capacity}`);
    }
    return {
      load,
      service: service?.[at + 1][0] ?? everyService,
      ...(windows && { window: windowOf(at + 1) }),
    };
  });
  const total = stops.reduce((sum, { load }) => sum + load, 0);
  // As many as a bin packing can hardly need (Vidal 2022).
  const fleet =
    capacity === undefined
      ? 1
      : (positive(headers, 'VEHICLES') ?? Math.ceil((1.3 * total) / capacity) + 3);
  const shift = windows ? windowOf(0) : ([0, limit ?? Number.POSITIVE_INFINITY] as const);
  const vehicle = { capacity: capacity ?? Math.max(1, total), shift, skills: [] };
  return {
    numbers,
    lengths,
    problem: {
      stops,
      vehicles: Array.from({ length: Math.min(fleet, stops.length) }, () => vehicle),
      travel: { meters: lengths, minutes: lengths },
      points: (coordinates ?? numbers.map(() => [0, 0])).map(([x, y]) => [x, y] as const),
      returns: true,
      weights: { distance: 1, time: 0, penalties: 0 },
    },
  };
}
