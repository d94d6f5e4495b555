import { type Day, defaultRules, type Sequences, type Stop, type Van } from '../../day/day';
import { readClock } from '../../import/values/clock';
import { nearestCorner } from '../corners';
import type { PlannerTown } from '../town';

/**
 * Reads the stops of a sample day, numbered from 1: 'x,y,load,minutes,from-to,skill' with spaces or line
 * ends between them, such as '5842,4539,6,7,08:45-09:30'. The place is in meters, minutes are those at
 * the door; window and skill may be left out. A stop lies at the corner nearest to its place, so that a
 * town drawn anew keeps its days.
 */
const readStops = (town: PlannerTown, table: string): Stop[] =>
  table
    .trim()
    .split(/\s+/)
    .map((row, i) => {
      const [x, y, load, minutes, window, skill] = row.split(',');
      const corner = nearestCorner(town, [Number(x), Number(y)]);
      const [from, to] = window ? window.split('-').map((time) => readClock(time)) : [];
      return {
        id: i + 1,
        name: town.addresses[corner] as string,
        place: { kind: 'corner', corner },
        minutes: Number(minutes),
        load: Number(load),
        ...(from !== undefined && to !== undefined && { window: [from, to] as const }),
        ...(skill && { skill }),
      };
    });

/** Reads routes: a line for each van, with the numbers of its stops. */
const readRoutes = (routes: string): Sequences =>
  routes
    .trim()
    .split('\n')
    .map((route) => route.split(' ').map(Number));

/** Numbers of vans in the order of the page's routes. */
const ids = ['02', '03', '07', '11', '14', '18', '21', '26'];

/** Vans of a day, all with the same boxes and shift, such as '08:30-12:00'. */
export function vansOf(count: number, capacity: number, hours: string): Van[] {
  const [from, to] = hours.split('-').map((time) => readClock(time));
  return ids.slice(0, count).map((id) => ({
    id: `VAN ${id}`,
    capacity,
    shift: [from as number, to as number],
    skills: [],
  }));
}

/** What makes a sample day: its stops and manual routes as they are read above, and its vans. */
interface Sample {
  readonly title: string;
  readonly table: string;
  readonly vans: readonly Van[];
  readonly manual: string;
}

/** A sample day on a town, from the town's depot and by the usual rules. */
export const sampleDay = (
  town: PlannerTown,
  { title, table, vans, manual }: Sample,
): { day: Day; manual: Sequences } => ({
  day: {
    title,
    ground: { kind: 'town' },
    depot: { name: 'Depot', place: { kind: 'corner', corner: town.depot } },
    stops: readStops(town, table),
    vans,
    rules: defaultRules,
  },
  manual: readRoutes(manual),
});
