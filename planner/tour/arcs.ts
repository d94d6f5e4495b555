import { isSymmetric, type Model } from '../model/model';

/** How many of the nearest may follow a node in any case. */
const neighbors = 10;

/**
 * The arcs of one vehicle: a round trip over the nodes 0, which is the depot, to n - 1. A route that ends at
 * its last stop becomes one by a further node, the end: it costs nothing to reach, and its arc to the depot
 * is so cheap that every good tour has it.
 */
export function arcsOf({ stops, size, cost }: Model, returns: boolean) {
  const n = returns ? stops + 1 : stops + 2;
  const table = new Float64Array(n * n);
  let most = 1;
  for (let i = 0; i <= stops; i++) {
    for (let j = 0; j <= stops; j++) {
      const way = i === j ? 0 : cost[i * size + j];
      table[i * n + j] = way;
      most = Math.max(most, way);
    }
  }
  const symmetric = isSymmetric(table, n);
  if (!returns) {
    table[(n - 1) * n] = -10 * most;
    if (symmetric) table[n - 1] = -10 * most;
  }
  const arc = (from: number, to: number) => table[from * n + to];
  const all = Array.from({ length: n }, (_, i) => i);
  // Farther nodes that none of these is nearer to: without them clusters of stops are not joined well.
  const followers = (node: number): Int32Array => {
    const row: number[] = [];
    let left = all.filter((other) => other !== node);
    while (left.length > 0) {
      const nearest = left.reduce((a, b) => (arc(node, b) < arc(node, a) ? b : a));
      row.push(nearest);
      left.splice(left.indexOf(nearest), 1);
      if (row.length < neighbors) continue;
      left = left.filter((other) => row.every((one) => arc(one, other) > arc(node, other)));
    }
    return Int32Array.from(row);
  };
  /** By node: those that may follow it after a move, nearest first. */
  const near = all.map(followers);
  return { n, arc, symmetric, near };
}

export type Arcs = ReturnType<typeof arcsOf>;
