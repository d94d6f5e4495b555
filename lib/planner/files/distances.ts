import { FileError } from './file-error';

/** Degrees and minutes as TSPLIB writes them ('48.30' is 48° 30′), in radians. */
function radians(value: number): number {
  const degrees = Math.trunc(value);
  return (Math.PI * (degrees + (5 * (value - degrees)) / 3)) / 180;
}

/** Kilometers on TSPLIB's earth. */
function geographic(a: readonly number[], b: readonly number[]): number {
  const [lat1, lon1] = [radians(a[0] as number), radians(a[1] as number)];
  const [lat2, lon2] = [radians(b[0] as number), radians(b[1] as number)];
  const q1 = Math.cos(lon1 - lon2);
  const q2 = Math.cos(lat1 - lat2);
  const q3 = Math.cos(lat1 + lat2);
  return Math.trunc(6378.388 * Math.acos(0.5 * ((1 + q1) * q2 - (1 - q1) * q3)) + 1);
}

const across = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] as number) - (b[0] as number), (a[1] as number) - (b[1] as number));

/** The nearest whole number, halves upward, as TSPLIB's nint. */
const nint = (value: number): number => Math.floor(value + 0.5);

/** What lies between two points, by TSPLIB's EDGE_WEIGHT_TYPE; `exact` does not round. */
export function distanceOf(kind: string, exact: boolean) {
  const round = exact ? (value: number) => value : undefined;
  switch (kind) {
    case 'EUC_2D':
      return (a: readonly number[], b: readonly number[]) => (round ?? nint)(across(a, b));
    case 'CEIL_2D':
      return (a: readonly number[], b: readonly number[]) => (round ?? Math.ceil)(across(a, b));
    case 'FLOOR_2D':
      return (a: readonly number[], b: readonly number[]) => (round ?? Math.floor)(across(a, b));
    case 'EXACT_2D':
      return across;
    case 'MAN_2D':
      return (a: readonly number[], b: readonly number[]) =>
        (round ?? nint)(
          Math.abs((a[0] as number) - (b[0] as number)) +
            Math.abs((a[1] as number) - (b[1] as number)),
        );
    case 'MAX_2D':
      return (a: readonly number[], b: readonly number[]) =>
        (round ?? nint)(
          Math.max(
            Math.abs((a[0] as number) - (b[0] as number)),
            Math.abs((a[1] as number) - (b[1] as number)),
          ),
        );
    case 'ATT':
      return (a: readonly number[], b: readonly number[]) =>
        (round ?? Math.ceil)(across(a, b) / Math.sqrt(10));
    case 'GEO':
      return geographic;
    default:
      throw new FileError(`EDGE_WEIGHT_TYPE '${kind}' is not one that can be read`);
  }
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
