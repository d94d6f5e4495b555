import { FileError } from './problem-file';

/** π as TSPLIB cuts it: its distances depend on that. */
const cutPi = 3141592 / 1e6;

/** Degrees and minutes as TSPLIB writes them ('48.30' is 48° 30′), in radians. */
function radians(value: number): number {
  const degrees = Math.trunc(value);
  return (cutPi * (degrees + (5 * (value - degrees)) / 3)) / 180;
}

/** Kilometers on TSPLIB's earth. */
function geographic(a: readonly number[], b: readonly number[]): number {
  const [lat1, lon1] = [radians(a[0]), radians(a[1])];
  const [lat2, lon2] = [radians(b[0]), radians(b[1])];
  const q1 = Math.cos(lon1 - lon2);
  const q2 = Math.cos(lat1 - lat2);
  const q3 = Math.cos(lat1 + lat2);
  return 6378.388 * Math.acos(Math.min(1, 0.5 * ((1 + q1) * q2 - (1 - q1) * q3)));
}

const across = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The nearest whole number, halves upward, as TSPLIB's nint. */
const nint = (value: number): number => Math.floor(value + 0.5);

type Point = readonly number[];

const beside = (a: Point, b: Point): number => Math.abs(a[0] - b[0]);
const above = (a: Point, b: Point): number => Math.abs(a[1] - b[1]);

/** By EDGE_WEIGHT_TYPE: the unrounded distance, and its rounding in TSPLIB. */
const kinds: Readonly<
  Record<string, readonly [between: (a: Point, b: Point) => number, round: (d: number) => number]>
> = {
  EUC_2D: [across, nint],
  CEIL_2D: [across, Math.ceil],
  FLOOR_2D: [across, Math.floor],
  EXACT_2D: [across, (d) => d],
  MAN_2D: [(a, b) => beside(a, b) + above(a, b), nint],
  MAX_2D: [(a, b) => Math.max(beside(a, b), above(a, b)), nint],
  ATT: [(a, b) => across(a, b) / Math.sqrt(10), Math.ceil],
  GEO: [geographic, (d) => Math.trunc(d + 1)],
};

/**
 * What lies between two points, by TSPLIB's EDGE_WEIGHT_TYPE.
 *
 * @param exact does not round
 * @param scale parts of a unit that are kept: 10 keeps one decimal
 */
export function distanceOf(
  kind: string,
  exact: boolean,
  scale = 1,
): (a: Point, b: Point) => number {
  const [between, round] = kinds[kind] ?? [];
  if (!between || !round) {
    throw new FileError(`EDGE_WEIGHT_TYPE '${kind}' is not one that can be read`);
  }
  return exact ? between : (a, b) => round(scale * between(a, b)) / scale;
}

/** For each EDGE_WEIGHT_FORMAT the cells of the square that its numbers fill, row by row. */
const cells: Readonly<
  Record<string, (row: number, n: number) => readonly [from: number, to: number]>
> = {
  FULL_MATRIX: (_row, n) => [0, n],
  UPPER_ROW: (row, n) => [row + 1, n],
  LOWER_ROW: (row) => [0, row],
  UPPER_DIAG_ROW: (row, n) => [row, n],
  LOWER_DIAG_ROW: (row) => [0, row + 1],
  // Columns of one half are rows of the other.
  UPPER_COL: (row) => [0, row],
  LOWER_COL: (row, n) => [row + 1, n],
  UPPER_DIAG_COL: (row) => [0, row + 1],
  LOWER_DIAG_COL: (row, n) => [row, n],
};

/** The square table of numbers that a file gives in one of TSPLIB's orders. */
export function explicitMatrix(format: string, values: readonly number[], n: number): Float64Array {
  const rowCells = cells[format];
  if (!rowCells) throw new FileError(`EDGE_WEIGHT_FORMAT '${format}' is not one that can be read`);
  const matrix = new Float64Array(n * n);
  let at = 0;
  for (let row = 0; row < n; row++) {
    const [from, to] = rowCells(row, n);
    for (let column = from; column < to; column++) {
      const value = values[at++];
      if (value === undefined) {
        throw new FileError(
          `EDGE_WEIGHT_SECTION has ${values.length} numbers, too few for ${n} nodes`,
        );
      }
      matrix[row * n + column] = value;
      if (format !== 'FULL_MATRIX') matrix[column * n + row] = value;
    }
  }
  return matrix;
}
