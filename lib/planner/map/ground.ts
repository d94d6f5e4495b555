import type { Day, Place, Spot } from '../day/day';
import type { plainGround } from '../day/ground';
import type { Route } from '../day/plan';
import { nearestCorner } from '../town/corners';
import type { PlannerTown } from '../town/town';
import type { Size } from './view';

/** Positions are meters. */
export interface MapGround {
  /** Undefined without an edge. */
  readonly size: Size | undefined;
  readonly spotOf: (place: Place) => Spot;
  /** The place at a position; undefined where no street is near. */
  readonly placeAt: (spot: Spot, reach?: number) => Place | undefined;
  readonly lineOf: (route: Route, day: Day) => readonly Spot[];
}

/** In meters: half of a long block. */
const reachOfStreet = 150;

export const townGround = (town: PlannerTown): MapGround => ({
  size: town,
  spotOf: (place) =>
    place.kind === 'corner' ? [town.x[place.corner] ?? 0, town.y[place.corner] ?? 0] : [0, 0],
  placeAt(spot, reach = reachOfStreet) {
    const corner = nearestCorner(town, spot);
    const [x, y] = [town.x[corner] ?? 0, town.y[corner] ?? 0];
    return Math.hypot(spot[0] - x, spot[1] - y) > reach ? undefined : { kind: 'corner', corner };
  },
  lineOf: ({ line }) => line,
});

/** Plain ground. Lines are drawn from the stops as they lie now, so that they follow a dragged stop. */
export function flatGround({ spotOf, placeOf }: ReturnType<typeof plainGround>): MapGround {
  const at = (place: Place): Spot =>
    place.kind === 'ground' ? spotOf(place.latitude, place.longitude) : [0, 0];
  const placeAt = (spot: Spot): Place => ({ kind: 'ground', ...placeOf(spot) });
  return {
    size: undefined,
    spotOf: at,
    placeAt,
    lineOf({ line, visits }, { depot, stops }) {
      const places = new Map(stops.map(({ id, place }) => [id, place]));
      const home = at(depot.place);
      const [first, last] = [line[0], line.at(-1)];
      const returns = line.length > 2 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
      const called = visits.flatMap(({ stop }) => {
        const place = places.get(stop);
        return place ? [at(place)] : [];
      });
      return [home, ...called, ...(returns ? [home] : [])];
    },
  };
}
