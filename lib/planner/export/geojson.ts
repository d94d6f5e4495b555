import { centerOf, type Day } from '../day/day';
import type { Plan } from '../day/plan';
import { clock } from '../time';
import type { PlannerTown } from '../town/town';
import { factsOf, type Position, positionsOf, remarksOf, turnsOf } from './places';

const feature = (
  type: 'Point' | 'LineString',
  coordinates: Position | readonly Position[],
  properties: Readonly<Record<string, string | number | boolean | undefined>>,
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
    const turn = turns.get(stop.id);
    return feature('Point', ofPlace(stop.place), {
      ...{ kind: 'stop', stop: stop.id, ...factsOf(day, stop, turn) },
      mustServe: stop.mustServe ?? false,
      waitMinutes: turn && Math.round(turn.wait),
      lateMinutes: turn && Math.round(turn.late),
      leftOver: reasons.get(stop.id),
    });
  });
  const depot = feature('Point', ofPlace(day.depot.place), {
    kind: 'depot',
    name: day.depot.name,
    centerOf: centerOf(day.depot.place),
  });
  const description = remarksOf(day, remark);
  const collection = {
    type: 'FeatureCollection',
    name: day.title,
    ...(description && { description }),
    features: [...routes, depot, ...stops],
  };
  const orNull = (_: string, value: unknown) => value ?? null;
  return `${JSON.stringify(collection, orNull, 1)}\n`;
}
