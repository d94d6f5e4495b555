import { Heap } from '../../../routing/heap';
import type { Streets } from './streets';

/** Corners from the first to the last, and the stretches between them. */
export interface Way {
  readonly corners: readonly number[];
  readonly stretches: readonly number[];
}

/** What corners cost in addition to their streets. */
export interface Tolls {
  /** By corner: how many routes use it. */
  readonly users: Int32Array;
  /** By corner: the congestion of earlier attempts. */
  readonly history: Float64Array;
  /** Cost per other user of a corner; Infinity closes it. */
  pressure: number;
}

/** Finds cheapest ways (A*, Hart, Nilsson and Raphael 1968). */
export function createWayFinder({ town, cost, leastRate, next, inYard }: Streets) {
  const { x, y, from: first, ways } = town;
  const spent = new Float64Array(x.length);
  const before = new Int32Array(x.length);
  const seen = new Int32Array(x.length);
  const done = new Int32Array(x.length);
  const heap = new Heap();
  let search = 0;

  /** Undefined where no way is open. The ends pay no toll. */
  return (from: number, to: number, tolls?: Tolls): Way | undefined => {
    search++;
    heap.clear();
    const goalX = x[to] as number;
    const goalY = y[to] as number;
    spent[from] = 0;
    seen[from] = search;
    before[from] = -1;
    heap.push(from, 0);
    for (let corner = heap.pop(); corner >= 0 && corner !== to; corner = heap.pop()) {
      if (done[corner] === search) continue;
      done[corner] = search;
      const here = spent[corner] as number;
      const end = first[corner + 1] as number;
      for (let i = first[corner] as number; i < end; i++) {
        const other = next[i] as number;
        if (done[other] === search) continue;
        let there = here + (cost[ways[i] as number] as number);
        if (tolls && other !== to && inYard[other] === 0) {
          const users = tolls.users[other] as number;
          if (users > 0) there += tolls.pressure * users;
          there += tolls.history[other] as number;
          if (there === Number.POSITIVE_INFINITY) continue;
        }
        if (seen[other] === search && there >= (spent[other] as number)) continue;
        seen[other] = search;
        spent[other] = there;
        before[other] = i;
        const left = Math.hypot((x[other] as number) - goalX, (y[other] as number) - goalY);
        heap.push(other, there + leastRate * left);
      }
    }
    if (seen[to] !== search) return undefined;
    const corners = [to];
    const stretches: number[] = [];
    for (let corner = to; corner !== from; ) {
      const i = before[corner] as number;
      const stretch = ways[i] as number;
      stretches.push(stretch);
      corner = (town.a[stretch] === corner ? town.b[stretch] : town.a[stretch]) as number;
      corners.push(corner);
    }
    return { corners: corners.reverse(), stretches: stretches.reverse() };
  };
}

export type FindWay = ReturnType<typeof createWayFinder>;
