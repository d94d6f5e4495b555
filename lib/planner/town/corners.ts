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

export const headings = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;

export type Direction = keyof typeof headings;

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

/** Meters per pair of house numbers; keeps numbers under 200. */
const frontage = 90;

/** A unique address for each corner: one of its streets and a number that rises along it, odd on the left. */
export function cornerAddresses(
  town: Pick<PlannerTown, 'x' | 'a' | 'b' | 'street' | 'meters' | 'from' | 'ways' | 'streetNames'>,
): string[] {
  const passed = new Float64Array(town.streetNames.length);
  const start = Float64Array.from(town.street, (street, s) => {
    const before = passed[street] as number;
    passed[street] = before + (town.meters[s] as number);
    return before;
  });
  const taken = new Set<string>();
  return Array.from(town.x, (_, corner) => {
    const [low, high] = [town.from[corner] as number, town.from[corner + 1] as number];
    // Neighbors take turns between the streets that meet.
    const s = town.ways[low + ((corner * 7 + (corner >> 3)) % (high - low))] as number;
    const along = (start[s] as number) + (town.a[s] === corner ? 0 : (town.meters[s] as number));
    const name = town.streetNames[town.street[s] as number];
    let number = 2 * Math.floor(along / frontage) + 1 + (corner & 1);
    while (taken.has(`${number} ${name}`)) number += 2;
    const address = `${number} ${name}`;
    taken.add(address);
    return address;
  });
}
