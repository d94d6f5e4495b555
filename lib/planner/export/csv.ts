import { csvFile } from '@/lib/words/csv';
import { centerOf, type Day, type Stop } from '../day/day';
import type { Plan } from '../day/plan';
import { clock, clockSpan } from '../time';
import type { PlannerTown } from '../town/town';
import { type Position, positionsOf, type Turn, turnsOf } from './places';

type Cell = string | number | undefined;

interface Row {
  readonly stop: Stop;
  readonly position: Position;
  /** Where the plan serves it. */
  readonly turn: Turn | undefined;
  readonly day: Day;
}

/** The columns of the table, as our own import reads them: the ETA is when service begins. */
const columns: Readonly<Record<string, (row: Row) => Cell>> = {
  name: ({ stop }) => stop.name,
  latitude: ({ position }) => position[1],
  longitude: ({ position }) => position[0],
  minutes: ({ stop }) => stop.minutes,
  load: ({ stop }) => stop.load,
  window: ({ stop }) => stop.window && clockSpan(stop.window),
  skill: ({ stop }) => stop.skill,
  'must serve': ({ stop }) => (stop.mustServe ? 'yes' : undefined),
  van: ({ turn, day }) => turn && day.vans[turn.van]?.id,
  order: ({ turn }) => turn?.order,
  departure: ({ turn }) => turn && clock(turn.departure),
  arrival: ({ turn }) => turn && clock(turn.arrival),
  wait: ({ turn }) => turn && Math.round(turn.wait),
  eta: ({ turn }) => turn && clock(turn.start),
  'service end': ({ turn }) => turn && clock(turn.leaves),
  note: ({ stop }) => stop.note,
  phone: ({ stop }) => stop.phone,
  'center of': ({ stop }) => centerOf(stop.place),
  depot: () => '',
};

/** Headings, the depot, then the stops by their numbers, with van, order and times where the plan serves them. */
export function dayRows(
  day: Day,
  plan: Plan | undefined,
  town: PlannerTown | undefined,
): readonly (readonly (string | number)[])[] {
  const { ofPlace } = positionsOf(day, town);
  const turns = turnsOf(plan?.routes ?? []);
  const [east, north] = ofPlace(day.depot.place);
  const hub: Readonly<Record<string, Cell>> = {
    ...{ name: day.depot.name, latitude: north, longitude: east },
    ...{ 'center of': centerOf(day.depot.place), depot: 'yes' },
  };
  const rows = day.stops.map((stop) => {
    const row = { stop, position: ofPlace(stop.place), turn: turns.get(stop.id), day };
    return Object.values(columns).map((cell) => cell(row) ?? '');
  });
  const names = Object.keys(columns);
  return [names, names.map((name) => hub[name] ?? ''), ...rows];
}

export const dayCsv = (...of: Parameters<typeof dayRows>): string => csvFile(dayRows(...of));
