import type { Place } from '../day/day';
import { degree, wrapped } from '../day/ground';
import type { PlannerTown } from '../town/town';

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

/**
 * The place a step away: one street corner, or four; on plain ground 25 m, or 250 m. The same place
 * where no street leads on.
 */
export function stepFrom(
  place: Place,
  direction: Direction,
  far: boolean,
  town: PlannerTown | undefined,
): Place {
  if (place.kind === 'corner') {
    let { corner } = place;
    for (let step = far ? 4 : 1; town && step > 0; step--) {
      corner = neighborCorner(town, corner, direction);
    }
    return corner === place.corner ? place : { kind: 'corner', corner };
  }
  const meters = far ? 250 : 25;
  const [east, south] = headings[direction];
  const across = degree * Math.max(0.01, Math.cos((place.latitude * Math.PI) / 180));
  return {
    kind: 'ground',
    latitude: Math.max(-90, Math.min(90, place.latitude - (south * meters) / degree)),
    longitude: wrapped(place.longitude + (east * meters) / across),
  };
}
