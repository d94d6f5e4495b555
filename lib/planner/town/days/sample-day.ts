import { type Day, defaultRules, type Sequences, type Stop, type Van } from '../../day/day';
import { readClock } from '../../import/values/clock';
import { nearestCorner } from '../corners';
import type { PlannerTown } from '../town';

/** A sample day as its file has it. */
interface Sample {
  readonly title: string;
  /** Of all vans, such as '08:30-12:00'. */
  readonly shift: string;
  readonly capacity: number;
  /** By van. */
  readonly skills?: readonly (readonly string[])[];
  /**
   * The stops, numbered from 1: 'x,y,load,minutes,from-to,skill' with spaces between them, such as
   * '5842,4539,6,7,08:45-09:30'. The place is in meters, minutes are those at the door; window and skill
   * may be left out. A stop lies at the corner nearest to its place, so that a town drawn anew keeps its
   * days.
   */
  readonly stops: readonly string[];
  /** The manual plan: the numbers of the stops of each van. */
  readonly manual: readonly string[];
}

const span = (hours: string) => hours.split('-').map((time) => readClock(time));

function readStop(town: PlannerTown, row: string, id: number): Stop {
  const [x, y, load, minutes, window, skill] = row.split(',');
  const corner = nearestCorner(town, [Number(x), Number(y)]);
  const [from, to] = window ? span(window) : [];
  return {
    id,
    name: town.addresses[corner] as string,
    place: { kind: 'corner', corner },
    minutes: Number(minutes),
    load: Number(load),
    ...(from !== undefined && to !== undefined && { window: [from, to] as const }),
    ...(skill && { skill }),
  };
}

/** Numbers of vans in the order of the page's routes. */
const vanNumbers = ['02', '03', '07', '11', '14', '18', '21', '26'];

/** Makes a sample day on a town, from the town's depot and by the usual rules. */
export const sampleDay =
  ({ title, shift, capacity, skills, stops, manual }: Sample) =>
  (town: PlannerTown): { readonly day: Day; readonly manual: Sequences } => {
    const [from, to] = span(shift) as [number, number];
    return {
      day: {
        title,
        ground: { kind: 'town' },
        depot: { name: 'Depot', place: { kind: 'corner', corner: town.depot } },
        stops: stops.flatMap((row) => row.split(' ')).map((row, i) => readStop(town, row, i + 1)),
        vans: manual.map(
          (_, v): Van => ({
            id: `VAN ${vanNumbers[v]}`,
            capacity,
            shift: [from, to],
            skills: skills?.[v] ?? [],
          }),
        ),
        rules: defaultRules,
      },
      manual: manual.map((route) => route.split(' ').map(Number)),
    };
  };
