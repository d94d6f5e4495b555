import { csvFile } from '@/lib/words/csv';
import { centerOf, type Day, type Stop } from '../day/day';
import type { Plan } from '../day/plan';
import { clock, clockSpan } from '../time';
import type { PlannerTown } from '../town/town';
import { positionsOf, type Turn, turnsOf } from './places';

/** The columns of the table, as our own import reads them; from the van to the service end they tell the plan. */
const columns = [
  'name',
  'latitude',
  'longitude',
  'minutes',
  'load',
  'window',
  'skill',
  'must serve',
  'van',
  'order',
  'departure',
  'arrival',
  'wait',
  'eta',
  'service end',
  'note',
  'phone',
  'center of',
  'depot',
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

const windowOf = ({ window }: Stop): string => (window ? clockSpan(window) : '');

/** Headings, the depot, then the stops by their numbers, with van, order and times where the plan serves them. */
export function dayRows(
  day: Day,
  plan: Plan | undefined,
  town: PlannerTown | undefined,
): readonly (readonly (string | number)[])[] {
  const { ofPlace } = positionsOf(day, town);
  const turns = turnsOf(plan?.routes ?? []);
  const [east, north] = ofPlace(day.depot.place);
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
      stop.mustServe ? 'yes' : '',
      ...planned(day, turns.get(stop.id)),
      stop.note ?? '',
      stop.phone ?? '',
      centerOf(stop.place) ?? '',
      '',
    ];
  });
  const blanks = columns.slice(5).map(() => '');
  const depot = [day.depot.name, north, east, ...blanks, centerOf(day.depot.place) ?? '', 'yes'];
  return [[...columns], depot, ...rows];
}

export const dayCsv = (...of: Parameters<typeof dayRows>): string => csvFile(dayRows(...of));
