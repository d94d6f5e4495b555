import type { Spot } from '../day/day';
import type { PlannerTown } from './town';

/** In meters; about two blocks. */
const cell = 260;

interface Lookup {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly (readonly number[])[];
}

const lookups = new WeakMap<PlannerTown, Lookup>();

function lookupOf(town: PlannerTown): Lookup {
  const known = lookups.get(town);
  if (known) return known;
  const columns = Math.ceil(town.width / cell);
  const rows = Math.ceil(town.height / cell);
  const cells: number[][] = Array.from({ length: columns * rows }, () => []);
  const lookup: Lookup = { columns, rows, cells };
  for (const [corner, x] of town.x.entries()) {
    cells[squareOf(lookup, [x, town.y[corner] as number])]?.push(corner);
  }
  lookups.set(town, lookup);
  return lookup;
}

/** Positions outside count to the nearest square. */
function squareOf({ columns, rows }: Lookup, [x, y]: Spot): number {
  const within = (at: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(at / cell)));
  return within(y, rows) * columns + within(x, columns);
}

/** The corner nearest to a spot in meters. Throws a RangeError where the town has no corner. */
export function nearestCorner(town: PlannerTown, spot: Spot): number {
  const lookup = lookupOf(town);
  const { columns, rows, cells } = lookup;
  const home = squareOf(lookup, spot);
  const [column, row] = [home % columns, Math.floor(home / columns)];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let reach = 0; reach <= Math.max(columns, rows); reach++) {
    for (let r = row - reach; r <= row + reach; r++) {
      for (let c = column - reach; c <= column + reach; c++) {
        const isOnRim = Math.max(Math.abs(r - row), Math.abs(c - column)) === reach;
        if (!isOnRim || r < 0 || c < 0 || r >= rows || c >= columns) continue;
        for (const corner of cells[r * columns + c] ?? []) {
          const across = (town.x[corner] as number) - spot[0];
          const away = Math.hypot(across, (town.y[corner] as number) - spot[1]);
          if (away < least) [least, best] = [away, corner];
        }
      }
    }
    // Squares farther out hold nothing nearer.
    if (least <= (reach - 1) * cell || (best >= 0 && reach > 0 && least <= reach * cell)) break;
  }
  if (best < 0) throw new RangeError('The town has no corner');
  return best;
}
