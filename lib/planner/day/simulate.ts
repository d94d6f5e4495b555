import type { Day, Stop } from './day';
import type { Line } from './line';
import type { Thread, Visit } from './plan';

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/**
 * Drives a round along its line. The van leaves when its shift begins, waits where a window that is
 * minded has not opened, and is late where one has closed, minded or not.
 *
 * @param v index of the van
 * @param stops the round, at least one stop
 */
export function drive({ vans, rules }: Day, v: number, stops: readonly Stop[], line: Line): Thread {
  let time = vans[v]?.shift[0] ?? 0;
  let meters = 0;
  let spot = 0;
  const driveTo = (at: number) => {
    for (; spot < at; spot++) {
      time += line.minutes[spot] as number;
      meters += line.meters[spot] as number;
    }
  };
  const visits = stops.map(({ id, minutes, load, window }, i): Visit => {
    const at = line.at[i] as number;
    driveTo(at);
    const arrival = time;
    const wait = rules.windows && window ? Math.max(0, window[0] - arrival) : 0;
    const late = window ? Math.max(0, arrival - window[1]) : 0;
    time = arrival + wait + minutes;
    return { stop: id, arrival, wait, late, leaves: time, load, meters, at };
  });
  driveTo(line.spots.length - 1);
  return {
    van: v,
    line: line.spots,
    visits,
    meters,
    driving: sum(line.minutes),
    load: sum(stops.map(({ load }) => load)),
    done: time,
  };
}
