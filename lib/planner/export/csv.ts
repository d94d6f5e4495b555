import { csvFile } from '@/lib/words/csv';
import type { Day, Stop } from '../day/day';
import type { Plan } from '../day/plan';
import { isDepotName } from '../import/check-stops';
import { clock } from '../import/values';
import type { PlannerTown } from '../town/town';
import { positionsOf, turnsOf } from './places';

/** The columns of the file, as our own import reads them; the last three tell the plan. */
const csvColumns = [
  'name',
  'latitude',
  'longitude',
  'minutes',
  'load',
  'window',
  'skill',
  'van',
  'order',
  'eta',
] as const;

const windowOf = ({ window }: Stop): string =>
  window ? `${clock(window[0])}-${clock(window[1])}` : '';

/**
 * A day with its plan as CSV (RFC 4180): the depot first, then the stops by their numbers, with van,
 * order and ETA where the plan serves them.
 */
export function dayCsv(day: Day, plan: Plan | undefined, town: PlannerTown | undefined): string {
  const { ofPlace } = positionsOf(day, town);
  const turns = turnsOf(plan?.threads ?? []);
  // Our import takes the line named depot for it; here that is the first one, whatever stops are called.
  const taken = day.stops.some(({ name }) => isDepotName(name)) && !isDepotName(day.depot.name);
  const [east, north] = ofPlace(day.depot.place);
  const depot = [taken ? `Depot: ${day.depot.name}` : day.depot.name, north, east];
  const rows = day.stops.map((stop) => {
    const [longitude, latitude] = ofPlace(stop.place);
    const turn = turns.get(stop.id);
    return [
      stop.name,
      latitude,
      longitude,
      stop.minutes,
      stop.load,
      windowOf(stop),
      stop.skill ?? '',
      ...(turn ? [day.vans[turn.van]?.id ?? '', turn.order, clock(turn.arrival)] : ['', '', '']),
    ];
  });
  const blanks = csvColumns.slice(depot.length).map(() => '');
  return csvFile([[...csvColumns], [...depot, ...blanks], ...rows]);
}
