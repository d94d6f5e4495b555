import type { PlannerTown } from './town';

export type Direction = 'up' | 'down' | 'left' | 'right';

const headings: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** A street counts as leading in a direction up to this far away from it: 50 degrees. */
const widest = Math.cos((50 * Math.PI) / 180);

/**
 * The corner next to this one in a direction of the map: along the street that leads there most
 * straightly. The same corner where no street does, as at the edge of the town or of the water.
 */
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
