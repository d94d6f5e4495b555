import type { Day, Stop } from './day';
import type { Line } from './line';
import type { LeftOver, Plan, Route, Totals, Visit } from './plan';
import type { Routed } from './routed';
import { clockAt, departureOf, moveClock, noise } from './sequences/clock';
import { violationsOf } from './violations';
import type { World } from './world';

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

const above = (minutes: number): number => (minutes > noise ? minutes : 0);

/** Times route `v` along its line; at least one stop. Late minutes count even where windows are not minded. */
export function drive({ vans, rules }: Day, v: number, stops: readonly Stop[], line: Line): Route {
  const { at } = line;
  const legs = stops.map((_, i) => sum(line.minutes.slice(at[i - 1] ?? 0, at[i])));
  const clock = clockAt(vans[v]?.shift[0] ?? 0);
  for (const [i, { minutes, window }] of stops.entries()) {
    moveClock(clock, legs[i] as number, minutes, rules.windows ? window : undefined);
  }
  const departure = departureOf(clock);
  let time = departure;
  let meters = 0;
  const visits = stops.map(({ id, minutes, window }, i): Visit => {
    const arrival = time + (legs[i] as number);
    const wait = rules.windows && window ? above(window[0] - arrival) : 0;
    const late = window ? above(arrival - window[1]) : 0;
    const start = arrival + wait;
    time = start + minutes;
    meters += sum(line.meters.slice(at[i - 1] ?? 0, at[i]));
    const times = { arrival, wait, start, late, leaves: time };
    return { stop: id, ...times, meters, at: at[i] as number };
  });
  const last = at.at(-1) ?? 0;
  return {
    van: v,
    line: line.spots,
    visits,
    meters: meters + sum(line.meters.slice(last)),
    driving: sum(line.minutes),
    load: sum(stops.map(({ load }) => load)),
    departure,
    done: time + sum(line.minutes.slice(last)),
  };
}

/** Dollars a kilometer and a van hour, and kilograms of carbon dioxide a kilometer. */
const rates = { kilometer: 0.48, hour: 26, carbon: 0.24 } as const;

function totalsOf(routes: readonly Route[], crossings: number): Totals {
  const meters = sum(routes.map((route) => route.meters));
  const working = sum(routes.map(({ departure, done }) => done - departure));
  return {
    meters,
    driving: sum(routes.map(({ driving }) => driving)),
    working,
    cost: (meters / 1000) * rates.kilometer + (working / 60) * rates.hour,
    co2: (meters / 1000) * rates.carbon,
    late: routes.flatMap(({ visits }) => visits).filter(({ late }) => late > 0).length,
    crossings,
  };
}

export function evaluate(
  { day, stop }: World,
  { sequences, lines, meetings }: Routed,
  leftOver: readonly LeftOver[],
): Plan {
  const routes = sequences.flatMap((sequence, v) => {
    const line = lines[v];
    return line ? [drive(day, v, sequence.map(stop), line)] : [];
  });
  return {
    routes,
    leftOver,
    violations: violationsOf(day, { routes }),
    totals: totalsOf(routes, meetings.length),
    meetings: meetings.map(({ at }) => at),
    sequences,
  };
}
