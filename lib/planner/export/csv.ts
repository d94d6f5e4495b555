import { csvFile } from '@/lib/words/csv';
import type { Day, Stop } from '../day/day';
import type { Plan } from '../day/plan';
import { isDepotName } from '../import/columns/depot-words';
import { clock, clockSpan } from '../time';
import type { PlannerTown } from '../town/town';
import { positionsOf, type Turn, turnsOf } from './places';

/** The columns of the file, as our own import reads them; from the van to the service end they tell the plan. */
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
  'departure',
  'arrival',
  'wait',
  'eta',
  'service end',
  'note',
  'phone',
] as const;

/** What the plan tells of a stop: the ETA is when service begins. */
const planned = ({ vans }: Day, turn: Turn | undefined) =>
  turn
    ? [
        vans[turn.van]?.id ?? '',
        turn.order,
        clock(turn.departure),
        clock(turn.arrival),
        Math.round(turn.wait),
        clock(turn.start),
        clock(turn.leaves),
      ]
    : Array.from({ length: 7 }, () => '');

const windowOf = ({ window }: Stop): string => (window ? clockSpan(window, '-') : '');

/**
 * A day with its plan as CSV (RFC 4180): the depot first, then the stops by their numbers, with van,
 * order and times where the plan serves them.
 */
export function dayCsv(day: Day, plan: Plan | undefined, town: PlannerTown | undefined): string {
  const { ofPlace } = positionsOf(day, town);
  const turns = turnsOf(plan?.routes ?? []);
  // Our import takes the line named depot for it; here that is the first one, whatever stops are called.
  const taken = day.stops.some(({ name }) => isDepotName(name)) && !isDepotName(day.depot.name);
  const [east, north] = ofPlace(day.depot.place);
  const depot = [taken ? `Depot: ${day.depot.name}` : day.depot.name, north, east];
  const rows = day.stops.map((stop) => {
    const [longitude, latitude] = ofPlace(stop.place);
    return [
      stop.name,
      latitude,
      longitude,
      stop.minutes,
      stop.load,
      windowOf(stop),
      stop.skill ?? '',
      ...planned(day, turns.get(stop.id)),
      stop.note ?? '',
      stop.phone ?? '',
    ];
  });
  const blanks = csvColumns.slice(depot.length).map(() => '');
  return csvFile([[...csvColumns], [...depot, ...blanks], ...rows]);
}
