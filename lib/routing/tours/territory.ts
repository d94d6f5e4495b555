import type { Point, StreetGraph } from '../../city/types';
import { fullTurn, type Sector } from './sweep';

/** Edges of the ground that is shared out, in map units. */
export type Ground = { left: number; top: number; right: number; bottom: number };

/** The ground under a street graph, a map unit wider on every side. */
export function groundOf({ nodes }: StreetGraph): Ground {
  const xs = nodes.map(({ x }) => x);
  const ys = nodes.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  return { left, top, right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** Where a ray from inside the ground leaves it. */
function exit([x, y]: Point, bearing: number, ground: Ground): Point {
  const dx = Math.cos(bearing);
  const dy = Math.sin(bearing);
  const across = ((dx > 0 ? ground.right : ground.left) - x) / dx;
  const down = ((dy > 0 ? ground.bottom : ground.top) - y) / dy;
  const run = Math.min(Math.abs(across), Math.abs(down));
  return [x + dx * run, y + dy * run];
}

/**
 * The part of the ground that lies in a sector, as a ring in map units. Neighbors share a border
 * to the byte and nothing else.
 */
export function territoryOf(depot: Point, { from, to }: Sector, ground: Ground): Point[] {
  const { left, top, right, bottom } = ground;
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const turn = (bearing: number) => (bearing - from + 2 * fullTurn) % fullTurn;
  const width = turn(to);
  if (width === 0) return corners;
  const inside = corners
    .map((at) => ({ at, turn: turn(Math.atan2(at[1] - depot[1], at[0] - depot[0])) }))
    .filter((corner) => corner.turn > 0 && corner.turn < width)
    .sort((p, q) => p.turn - q.turn)
    .map(({ at }) => at);
  return [depot, exit(depot, from, ground), ...inside, exit(depot, to, ground)];
}
