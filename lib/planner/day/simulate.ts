import type { Day, Stop } from './day';
import type { Line } from './line';
import type { Route, Visit } from './plan';
import { clockAt, departureOf, moveClock } from './sequences/clock';

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** In minutes: floating-point noise. */
const noise = 1e-6;
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
  const visits = stops.map(({ id, minutes, load, window }, i): Visit => {
    const arrival = time + (legs[i] as number);
    const wait = rules.windows && window ? above(window[0] - arrival) : 0;
    const late = window ? above(arrival - window[1]) : 0;
    const start = arrival + wait;
    time = start + minutes;
    meters += sum(line.meters.slice(at[i - 1] ?? 0, at[i]));
    return {
      stop: id,
      arrival,
      wait,
      start,
      late,
      leaves: time,
      load,
      meters,
      at: at[i] as number,
    };
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
