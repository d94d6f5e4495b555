import { type Place, pointOf } from '../city/places';
import type { Metric } from '../city/roads';
import { drivingMinutes } from '../city/scale';
import type { Town } from '../city/town';
import { type GraphNode, streetKinds } from '../city/types';
import { type Doorway, doorways } from './doorways';
import { Heap } from './heap';
import { sideStart } from './shortest-path';

/** The ways out of the first place and into the last one, and the half edges between. */
type Way = { readonly out: Doorway; readonly sides: readonly number[]; readonly in: Doorway };

/** The least that a drive of one map unit costs. */
const bestRate = ({ metersPerUnit }: Town, metric: Metric): number =>
  metric === 'meters'
    ? metersPerUnit
    : Math.min(...streetKinds.map((kind) => drivingMinutes(metersPerUnit, kind)));

/**
 * Cheapest way between two places over at least one node, if it costs less than `limit`. A* with
 * the heap that the pictures use: the graph is small and planar, so a library (ngraph.path,
 * graphology) would search no faster, knows no places between nodes, and would be sent to every
 * visitor of a demo.
 */
export function findWay(
  town: Town,
  from: Place,
  to: Place,
  metric: Metric,
  limit: number,
): Way | undefined {
  const { first, to: heads, side: sides, [metric]: price } = town.roads;
  const goal = pointOf(town, to);
  const rate = bestRate(town, metric);
  const costs = new Float64Array(town.graph.nodes.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(costs.length).fill(-1);
  const done = new Uint8Array(costs.length);
  const heap = new Heap();
  const offer = (node: number, cost: number, side: number) => {
    if (cost >= (costs[node] as number)) return;
    costs[node] = cost;
    before[node] = side;
    const { x, y } = town.graph.nodes[node] as GraphNode;
    heap.push(node, cost + rate * Math.hypot(x - goal[0], y - goal[1]));
  };
  const starts = doorways(town, from, metric, 'out');
  const ends = doorways(town, to, metric, 'in');
  for (const { node, cost } of starts) offer(node, cost, -1);
  let best = limit;
  let end: Doorway | undefined;
  for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
    const spent = costs[node] as number;
    const { x, y } = town.graph.nodes[node] as GraphNode;
    if (spent + rate * Math.hypot(x - goal[0], y - goal[1]) >= best) break;
    if (done[node]) continue;
    done[node] = 1;
    for (const door of ends) {
      if (door.node !== node || spent + door.cost >= best) continue;
      best = spent + door.cost;
      end = door;
    }
    for (let way = first[node] as number; way < (first[node + 1] as number); way++) {
      const side = sides[way] as number;
      offer(heads[way] as number, spent + (price[side >> 1] as number), side);
    }
  }
  if (!end) return undefined;
  const driven: number[] = [];
  let node = end.node;
  for (let side = before[node] as number; side >= 0; side = before[node] as number) {
    driven.unshift(side);
    node = sideStart(town.graph, side);
  }
  const out = starts.filter((door) => door.node === node).sort((p, q) => p.cost - q.cost)[0];
  return out && { out, sides: driven, in: end };
}
