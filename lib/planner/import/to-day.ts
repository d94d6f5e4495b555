import { type Day, defaultRules, type Sequences, type Stop, type Van } from '../day/day';
import { mostVans } from '../day/vans';
import type { GoodLine } from './check-line';
import type { CheckedStops } from './check-stops';
import type { FileSettings } from './table';
import { vansFor } from './vans';

/** How much longer roads are than straight lines, until the visitor says otherwise. */
const usualRoadFactor = 1.3;

/** A day of a file. */
export interface FileDay {
  readonly day: Day;
  /** The routes that the file has, van by van. */
  readonly sequences?: Sequences;
}

const placeOf = ({ latitude, longitude, center }: GoodLine) =>
  ({ kind: 'ground', latitude, longitude, ...(center && { center }) }) as const;

/** Names of vans as they first occur; none where the file has more than the planner takes. */
function vanNames(stops: readonly GoodLine[]): readonly string[] {
  const named = stops.flatMap(({ van }) => van ?? []);
  const isOneRoute = named.length === 0 && stops.some(({ order }) => order !== undefined);
  const names = [...new Set(isOneRoute ? ['VAN 01'] : named)];
  return names.length <= mostVans ? names : [];
}

/** Stops by van, by their place in the route, else by their arrival, else as they stand in the file. */
function routesOf(stops: readonly GoodLine[], names: readonly string[]): number[][] {
  const isOneRoute = stops.every(({ van }) => van === undefined);
  return names.map((name) =>
    stops
      .flatMap((stop, i) =>
        stop.van === name || (isOneRoute && stop.order) ? { stop, id: i + 1 } : [],
      )
      .sort(({ stop: a }, { stop: b }) => (a.order ?? a.arrival ?? 0) - (b.order ?? b.arrival ?? 0))
      .map(({ id }) => id),
  );
}

/** The vans of the file with what the planner would give its own, and room for their routes. */
function namedVans(
  names: readonly string[],
  routes: Sequences,
  stops: readonly GoodLine[],
  usual: Van | undefined,
): readonly Van[] {
  if (!usual) return [];
  const loads = routes.map((route) =>
    route.reduce((sum, id) => sum + (stops[id - 1]?.load ?? 0), 0),
  );
  const capacity = Math.max(usual.capacity, 10 * Math.ceil(Math.max(...loads) / 10));
  return names.map((id) => ({ ...usual, id, capacity }));
}

/**
 * The good lines of a file as a day on plain ground: stops numbered from 1 in the file's order, with as
 * many vans as they seem to need where the file has no `settings`. Undefined where the depot's line cannot be read or no stop is left.
 */
export function toDay(
  checked: CheckedStops,
  title: string,
  settings?: FileSettings,
): FileDay | undefined {
  const depot = checked.lines.find((line) => line.depot)?.good;
  const good = checked.lines.flatMap((line) => (line.good && !line.depot ? line.good : []));
  if (!depot || good.length === 0) return undefined;
  const stops = good.map((line, i): Stop => {
    const { latitude, longitude, center, van, order, arrival, depot: hub, ...stop } = line;
    return { id: i + 1, ...stop, place: placeOf(line) };
  });
  const names = vanNames(good);
  const sequences = routesOf(good, names);
  const usual = settings?.vans ?? vansFor(depot, good);
  const day: Day = {
    title,
    ground: settings?.ground ?? { kind: 'plain', roadFactor: usualRoadFactor },
    depot: { name: depot.name, place: placeOf(depot) },
    stops,
    vans: names.length > 0 ? namedVans(names, sequences, good, usual[0]) : usual,
    rules: settings ? { ...defaultRules, returns: settings.returns } : defaultRules,
  };
  return names.length > 0 ? { day, sequences } : { day };
}
