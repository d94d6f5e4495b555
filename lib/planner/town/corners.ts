import type { Spot } from '../day/day';
import type { PlannerTown } from './town';

/** The corner nearest to a spot in meters. */
export function nearestCorner({ x, y }: Pick<PlannerTown, 'x' | 'y'>, [east, south]: Spot): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let corner = 0; corner < x.length; corner++) {
    const across = (x[corner] as number) - east;
    const down = (y[corner] as number) - south;
    const square = across * across + down * down;
    if (square < least) [least, nearest] = [square, corner];
  }
  return nearest;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export const headings: Readonly<Record<Direction, Spot>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** A street leads in a direction up to 50 degrees off it. */
const widest = Math.cos((50 * Math.PI) / 180);

/** The next corner along the street that leads most straightly in a direction; the same corner where none does. */
export function neighborCorner(town: PlannerTown, corner: number, direction: Direction): number {
  const [dx, dy] = headings[direction];
  let best = corner;
  let straightest = widest;
  for (const s of town.ways.subarray(town.from[corner], town.from[corner + 1])) {
    const other = (town.a[s] === corner ? town.b[s] : town.a[s]) as number;
    const across = (town.x[other] as number) - (town.x[corner] as number);
    const down = (town.y[other] as number) - (town.y[corner] as number);
    const length = Math.hypot(across, down);
    if (length === 0) continue;
    const straight = (across * dx + down * dy) / length;
    if (straight > straightest) [straightest, best] = [straight, other];
  }
  return best;
}
