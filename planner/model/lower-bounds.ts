import type { Model } from './model';
import type { createTrial, Segments } from './trial';

/** What of its tours the evaluation of bounds reads. */
interface Parts {
  readonly extra: Float64Array;
  readonly weight: Float64Array;
  readonly span: Segments;
  readonly trial: ReturnType<typeof createTrial>;
}

/** Bounds for what routes can save beyond their arcs. */
export function createLowerBounds(model: Model, { extra, weight, span, trial }: Parts) {
  const { stops, vehicles, place, size, timed, even, minutes: travel } = model;
  const evened = even.load + even.minutes > 0;
  /** Minutes that a route drives and serves, without those it waits. */
  const busy = new Float64Array(vehicles);
  /** What a route's own stops can save at most beyond arcs, in another order. */
  const slack = new Float64Array(vehicles);

  /** Notes what of a route's extra cost another order of its stops could save. */
  const settle = (v: number, last: number) => {
    slack[v] = 0;
    if (!timed) return;
    const home = place[last] * size + place[stops + 2 + 2 * v];
    busy[v] = span.minutes[last] - span.wait[last] + travel[home];
    slack[v] = extra[v] - trial.loadCost(v, weight[v]) - even.minutes * busy[v] ** 2;
  };

  /**
   * What the minutes of two routes cost even where they are shared out evenly: a move whose arcs save
   * nothing saves no minutes either.
   */
  const floor = (a: number, b: number): number => {
    const minutes = busy[a] + busy[b];
    return 0.5 * even.minutes * minutes * minutes;
  };

  /** What two routes, which may be one, can save at most beyond their arcs. */
  const bound = (a: number, b: number): number => {
    if (a === b) return slack[a];
    const all = extra[a] + extra[b];
    if (!evened) return all;
    const loads = weight[a] + weight[b];
    return all - 0.5 * even.load * loads * loads - floor(a, b);
  };

  return { settle, floor, bound };
}
