import { centerOf, type Day } from '../day/day';
import type { Plan } from '../day/plan';
import { clock, clockSpan } from '../time';
import type { PlannerTown } from '../town/town';
import { type Position, positionsOf, remarksOf, turnsOf } from './places';

const feature = (
  type: 'Point' | 'LineString',
  coordinates: Position | readonly Position[],
  properties: Readonly<Record<string, string | number | boolean | null>>,
) => ({ type: 'Feature', geometry: { type, coordinates }, properties }) as const;

/** GeoJSON (RFC 7946): a line for each route, then points. Meters, 'HH:MM'; what a stop does not have is null. */
export function dayGeoJson(
  day: Day,
  plan: Plan,
  town: PlannerTown | undefined,
  remark = '',
): string {
  const { ofPlace, ofRoute } = positionsOf(day, town);
  const turns = turnsOf(plan.routes);
  const reasons = new Map(plan.leftOver.map(({ stop, reason }) => [stop, reason.kind]));
  const routes = plan.routes.flatMap((route) => {
    const line = ofRoute(route);
    if (line.length < 2) return [];
    const { van, visits, meters, load, departure, done } = route;
    const properties = {
      kind: 'route',
      van: day.vans[van]?.id ?? '',
      stops: visits.length,
      meters: Math.round(meters),
      load,
      departure: clock(departure),
      done: clock(done),
    };
    return [feature('LineString', line, properties)];
  });
  const stops = day.stops.map((stop) => {
    const { id, name, place, minutes, load, window, skill, mustServe, note, phone } = stop;
    const turn = turns.get(id);
    return feature('Point', ofPlace(place), {
      kind: 'stop',
      stop: id,
      name,
      minutes,
      load,
      window: window ? clockSpan(window) : null,
      skill: skill ?? null,
      mustServe: mustServe ?? false,
      van: turn ? (day.vans[turn.van]?.id ?? null) : null,
      order: turn?.order ?? null,
      arrival: turn ? clock(turn.arrival) : null,
      waitMinutes: turn ? Math.round(turn.wait) : null,
      eta: turn ? clock(turn.start) : null,
      serviceEnd: turn ? clock(turn.leaves) : null,
      lateMinutes: turn ? Math.round(turn.late) : null,
      leftOver: reasons.get(id) ?? null,
      note: note ?? null,
      phone: phone ?? null,
      centerOf: centerOf(place) ?? null,
    });
  });
  const depot = feature('Point', ofPlace(day.depot.place), {
    kind: 'depot',
    name: day.depot.name,
    centerOf: centerOf(day.depot.place) ?? null,
  });
  const description = remarksOf(day, remark);
  const collection = {
    type: 'FeatureCollection',
    name: day.title,
    ...(description && { description }),
    features: [...routes, depot, ...stops],
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}
