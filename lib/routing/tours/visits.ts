/**
 * What the drives between `size` places cost, row by row: `costs[i * size + j]` from i to j. Place
 * 0 is the depot, the others are stops; the two directions of a pair may differ.
 */
export type Costs = { readonly size: number; readonly costs: ArrayLike<number> };

/** The cost of leaving the depot, visiting stops in an order, and coming back. */
export function roundCost({ size, costs }: Costs, order: readonly number[]): number {
  let total = 0;
  let from = 0;
  for (const stop of [...order, 0]) {
    total += costs[from * size + stop] as number;
    from = stop;
  }
  return total;
}

/** Visits stops by always driving on to the nearest one left; the lower number wins a tie. */
export function nearestNeighbor({ size, costs }: Costs, stops: readonly number[]): number[] {
  const left = new Set([...stops].sort((p, q) => p - q));
  const order: number[] = [];
  while (left.size > 0) {
    const row = size * (order.at(-1) ?? 0);
    const cost = (stop: number) => costs[row + stop] as number;
    const next = [...left].reduce((best, stop) => (cost(stop) < cost(best) ? stop : best));
    left.delete(next);
    order.push(next);
  }
  return order;
}
