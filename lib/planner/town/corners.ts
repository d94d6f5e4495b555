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
