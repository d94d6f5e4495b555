import type { Place } from '../../city/places';
import type { Metric } from '../../city/roads';
import type { Town } from '../../city/town';
import { costAlongside, doorways } from '../doorways';
import { Heap } from '../heap';

/** What it costs to drive from a place to every node of the town (Dijkstra). */
export function costsFrom(town: Town, from: Place, metric: Metric): Float64Array {
  const { first, to, side, [metric]: price } = town.roads;
  const costs = new Float64Array(town.graph.nodes.length).fill(Number.POSITIVE_INFINITY);
  const done = new Uint8Array(costs.length);
  const heap = new Heap();
  const offer = (node: number, cost: number) => {
    if (cost >= (costs[node] as number)) return;
    costs[node] = cost;
    heap.push(node, cost);
  };
  for (const { node, cost } of doorways(town, from, metric, 'out')) offer(node, cost);
  for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
    if (done[node]) continue;
    done[node] = 1;
    const spent = costs[node] as number;
    for (let way = first[node] as number; way < (first[node + 1] as number); way++) {
      const edge = (side[way] as number) >> 1;
      offer(to[way] as number, spent + (price[edge] as number));
    }
  }
  return costs;
}

/**
 * What the drives from every source to every goal cost, in meters or minutes, row by row:
 * `matrix[i * goals.length + j]` is the cost from source i to goal j. One search per source.
 * With one-way streets the two directions of a pair differ.
 */
export function costMatrix(
  town: Town,
  sources: readonly Place[],
  goals: readonly Place[],
  metric: Metric,
): Float64Array {
  const matrix = new Float64Array(sources.length * goals.length);
  const doors = goals.map((goal) => doorways(town, goal, metric, 'in'));
  sources.forEach((source, i) => {
    const costs = costsFrom(town, source, metric);
    goals.forEach((goal, j) => {
      let best = costAlongside(town, source, goal, metric);
      for (const { node, cost } of doors[j] ?? []) {
        best = Math.min(best, (costs[node] as number) + cost);
      }
      matrix[i * goals.length + j] = best;
    });
  });
  return matrix;
}
