import { Heap } from '../../routing/heap';
import type { PlannerTown } from '../town/town';
import { type Day, type Place, type PlainGround, type Spot, usualSpeed } from './day';
import { spotsOf } from './ground';
import { type Streets, streetsOf } from './streets/streets';

export const plainPace = ({ speed = usualSpeed }: PlainGround): number => 60 / (1000 * speed);

interface Row {
  readonly meters: Float32Array;
  readonly minutes: Float32Array;
}

/** Cheapest ways from a corner to all others (Dijkstra 1959). */
function searchFrom({ town, cost, minutes, next }: Streets, start: number): Row {
  const { x, from, ways, meters } = town;
  const spent = new Float64Array(x.length).fill(Number.POSITIVE_INFINITY);
  const row = {
    meters: new Float32Array(x.length).fill(Number.POSITIVE_INFINITY),
    minutes: new Float32Array(x.length).fill(Number.POSITIVE_INFINITY),
  };
  const done = new Uint8Array(x.length);
  const heap = new Heap();
  spent[start] = row.meters[start] = row.minutes[start] = 0;
  heap.push(start, 0);
  for (let corner = heap.pop(); corner >= 0; corner = heap.pop()) {
    if (done[corner] === 1) continue;
    done[corner] = 1;
    const here = spent[corner] as number;
    const end = from[corner + 1] as number;
    for (let i = from[corner] as number; i < end; i++) {
      const other = next[i] as number;
      const s = ways[i] as number;
      const there = here + (cost[s] as number);
      if (there >= (spent[other] as number)) continue;
      spent[other] = there;
      row.meters[other] = (row.meters[corner] as number) + (meters[s] as number);
      row.minutes[other] = (row.minutes[corner] as number) + (minutes[s] as number);
      heap.push(other, there);
    }
  }
  return row;
}

/** Corners whose ways are kept: a stop that is moved costs one search more. */
const mostRows = 400;
const rowsOf = new WeakMap<PlannerTown, Map<number, Row>>();

function rowFrom(streets: Streets, corner: number): Row {
  const rows = rowsOf.get(streets.town) ?? new Map<number, Row>();
  rowsOf.set(streets.town, rows);
  const row = rows.get(corner) ?? searchFrom(streets, corner);
  // Last in the map is last used; the first goes.
  rows.delete(corner);
  rows.set(corner, row);
  const [oldest] = rows.keys();
  if (rows.size > mostRows && oldest !== undefined) rows.delete(oldest);
  return row;
}

const cornerOf = (place: Place): number => (place.kind === 'corner' ? place.corner : -1);

/**
 * What lies between the places of a day: square tables, row by row, 0 the depot, stop i of the list i + 1;
 * Infinity where no way leads. In town along streets, which are two-way; on plain ground straight lines times
 * the road factor, at the ground's speed. Throws an Error for a place that is not on the ground of the day.
 */
export function travelOf(day: Day, town: PlannerTown | undefined) {
  const places = [day.depot.place, ...day.stops.map(({ place }) => place)];
  const size = places.length;
  const spots = places.map(spotsOf(day, town));
  const meters = new Float64Array(size * size);
  const minutes = new Float64Array(size * size);
  const set = (i: number, j: number, m: number, takes: number) => {
    meters[i * size + j] = meters[j * size + i] = m;
    minutes[i * size + j] = minutes[j * size + i] = takes;
  };
  if (day.ground.kind === 'plain') {
    const { roadFactor } = day.ground;
    const pace = plainPace(day.ground);
    for (const [i, [x, y]] of spots.entries()) {
      for (let j = 0; j < i; j++) {
        const [u, v] = spots[j] as Spot;
        const drive = Math.hypot(x - u, y - v) * roadFactor;
        set(i, j, drive, drive * pace);
      }
    }
    return { size, meters, minutes, spots };
  }
  const streets = streetsOf(town as PlannerTown);
  const corners = places.map(cornerOf);
  const rows = new Map(corners.map((corner) => [corner, rowFrom(streets, corner)]));
  for (const [i, one] of corners.entries()) {
    for (let j = 0; j < i; j++) {
      const other = corners[j] as number;
      // The way between two corners is the one found from the lower, so that both directions agree.
      const { meters: far, minutes: takes } = rows.get(Math.min(one, other)) as Row;
      const end = Math.max(one, other);
      set(i, j, far[end] as number, takes[end] as number);
    }
  }
  return { size, meters, minutes, spots };
}

export type Travel = ReturnType<typeof travelOf>;
