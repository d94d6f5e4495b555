import { centerOf, type Day, type Stop } from '../day/day';
import type { Plan } from '../day/plan';
import { clock, clockSpan } from '../time';
import type { PlannerTown } from '../town/town';
import { type Position, positionsOf, remarksOf, type Turn, turnsOf } from './places';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text inside XML 1.0: escaped, without the signs that it forbids, halves of pairs included. */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const tag = (name: string, text: string): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

function about({ place, minutes, load, window, skill }: Stop, turn: Turn | undefined): string {
  return [
    turn ? `ETA ${clock(turn.start)}` : 'Left over',
    turn?.wait && `arrival ${clock(turn.arrival)}, wait ${Math.round(turn.wait)} min`,
    window && `window ${clockSpan(window)}`,
    `${minutes} min at the door`,
    `load ${load}`,
    skill && `needs ${skill}`,
    centerOf(place) && `center of ${centerOf(place)}, not the door`,
  ]
    .filter(Boolean)
    .join(', ');
}

function point(kind: 'wpt' | 'rtept', [lon, lat]: Position, name: string, more: string): string {
  return `<${kind} lat="${lat}" lon="${lon}">${tag('name', name)}${tag('desc', more)}</${kind}>`;
}

/** GPX 1.1 (Topografix): waypoints, and a route for each van. Stops keep the numbers that they have on the map. */
export function dayGpx(day: Day, plan: Plan, town: PlannerTown | undefined, remark = ''): string {
  const { ofPlace } = positionsOf(day, town);
  const turns = turnsOf(plan.routes);
  const stops = new Map(day.stops.map((stop) => [stop.id, stop]));
  const door = (kind: 'wpt' | 'rtept', stop: Stop) =>
    point(kind, ofPlace(stop.place), `${stop.id} ${stop.name}`, about(stop, turns.get(stop.id)));
  const hub = (kind: 'wpt' | 'rtept') =>
    point(kind, ofPlace(day.depot.place), day.depot.name, 'Depot');
  const routes = plan.routes.map(({ van, visits, load, departure, done }, i) => {
    const places = visits.flatMap(({ stop }) => {
      const at = stops.get(stop);
      return at ? [door('rtept', at)] : [];
    });
    const desc = `${visits.length} stops, load ${load}, departure ${clock(departure)}, done ${clock(done)}`;
    const points = [hub('rtept'), ...places, ...(day.rules.returns ? [hub('rtept')] : [])];
    const name = tag('name', day.vans[van]?.id ?? '');
    return `<rte>${name}${tag('desc', desc)}<number>${i + 1}</number>\n${points.join('\n')}\n</rte>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Day planner" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
    `<metadata>${tag('name', day.title)}${tag('desc', remarksOf(day, remark))}</metadata>`,
    hub('wpt'),
    ...day.stops.map((stop) => door('wpt', stop)),
    ...routes,
    '</gpx>',
    '',
  ].join('\n');
}
