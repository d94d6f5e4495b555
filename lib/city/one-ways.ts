import { createRandom } from './random';
import type { GraphEdge, StreetGraph } from './types';

/** Share of minor streets that are made one-way. */
const share = 0.35;

/** The way back to the start of a one-way stretch passes at most this many crossings nearby. */
const patience = 500;

/** By edge: 0 = both ways, 1 = only from node `a` to node `b`, -1 = only from `b` to `a`. */
export type OneWays = Int8Array;

/** True when a half edge (2 × edge + 1 when run from `b` to `a`) may be driven. */
export function mayDrive(oneWays: OneWays, side: number): boolean {
  return oneWays[side >> 1] !== (side & 1 ? 1 : -1);
}

/** Looks round about for a way between two nodes that does without one edge. */
function createSearch(graph: StreetGraph, oneWays: OneWays) {
  const seen = new Int32Array(graph.nodes.length).fill(-1);
  return (from: number, to: number, without: number): boolean => {
    const queue = [from];
    seen[from] = without;
    for (let i = 0; i < queue.length && i < patience; i++) {
      const node = queue[i] as number;
      for (const id of graph.incident[node] ?? []) {
        const edge = graph.edges[id] as GraphEdge;
        const next = edge.a === node ? edge.b : edge.a;
        if (id === without || seen[next] === without) continue;
        if (!mayDrive(oneWays, edge.a === node ? 2 * id : 2 * id + 1)) continue;
        if (next === to) return true;
        seen[next] = without;
        queue.push(next);
      }
    }
    return false;
  };
}

/**
 * Makes a seeded share of the minor streets one-way, each in one direction over its whole run.
 * A stretch stays two-way where its closed direction would be missed: a direction is only closed
 * when another way leads from its start to its end. So, closing one at a time, every node of a
 * connected graph can still reach every other one.
 */
export function layOneWays(graph: StreetGraph, seed: number): OneWays {
  const oneWays: OneWays = new Int8Array(graph.edges.length);
  const isLinked = createSearch(graph, oneWays);
  const random = createRandom(seed * 7919 + 3);
  const directions = new Map<number, number>();
  graph.edges.forEach(({ a, b, kind, street }, id) => {
    if (kind !== 'minor' || a === b) return;
    let direction = directions.get(street);
    if (direction === undefined) {
      const draw = random();
      direction = draw >= share ? 0 : draw < share / 2 ? 1 : -1;
      directions.set(street, direction);
    }
    if (direction === 1 && isLinked(b, a, id)) oneWays[id] = 1;
    if (direction === -1 && isLinked(a, b, id)) oneWays[id] = -1;
  });
  return oneWays;
}
