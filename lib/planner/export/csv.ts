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

/** A text that a spreadsheet would take for a formula gets an apostrophe, which spreadsheets do not show. */
const harmless = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell as RFC 4180 has it. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? `${Number(value.toFixed(6))}` : harmless(value);
  return /[",;\t\r\n|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const windowOf = ({ window }: Stop): string =>
  window ? `${clock(window[0])}-${clock(window[1])}` : '';

/**
 * A day with its plan as CSV (RFC 4180): the depot first, then the stops by their numbers, with van,
 * order and ETA where the plan serves them. It begins with a byte order mark, without which
 * spreadsheets misread letters beyond ASCII.
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
  const lines = [[...csvColumns], [...depot, ...blanks], ...rows];
  return `\ufeff${lines.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
