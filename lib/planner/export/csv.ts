import { csvFile } from '@/lib/words/csv';
import { centerOf, type Day } from '../day/day';
import type { Plan } from '../day/plan';
import { clock } from '../time';
import type { PlannerTown } from '../town/town';
import { factsOf, positionsOf, turnsOf } from './places';

/** The columns of the table, as our own import reads them. */
const columns = [
  ...['name', 'latitude', 'longitude', 'minutes', 'load', 'window', 'skill', 'must serve', 'van'],
  ...['order', 'departure', 'arrival', 'wait', 'eta', 'service end', 'note', 'phone', 'center of'],
  'depot',
];

/** Headings, the depot, then the stops by their numbers, with van, order and times where the plan serves them. */
export function dayRows(
  day: Day,
  plan: Plan,
  town: PlannerTown | undefined,
): readonly (readonly (string | number)[])[] {
  const { ofPlace } = positionsOf(day, town);
  const turns = turnsOf(plan.routes);
  const { name, place: hub } = day.depot;
  const [east, north] = ofPlace(hub);
  const depot = {
    name,
    latitude: north,
    longitude: east,
    'center of': centerOf(hub),
    depot: 'yes',
  };
  const stops = day.stops.map((stop) => {
    const turn = turns.get(stop.id);
    const { serviceEnd, centerOf: center, ...facts } = factsOf(day, stop, turn);
    const [longitude, latitude] = ofPlace(stop.place);
    return {
      ...{ ...facts, latitude, longitude },
      'must serve': stop.mustServe ? 'yes' : undefined,
      departure: turn && clock(turn.departure),
      wait: turn && Math.round(turn.wait),
      'service end': serviceEnd,
      'center of': center,
    };
  });
  const cellsOf = (row: Readonly<Record<string, string | number | undefined>>) =>
    columns.map((column) => row[column] ?? '');
  return [columns, cellsOf(depot), ...stops.map(cellsOf)];
}

export const dayCsv = (...of: Parameters<typeof dayRows>): string => csvFile(dayRows(...of));
