import { mayDrive, type OneWays } from './one-ways';
import { drivingMinutes } from './scale';
import type { GraphEdge, StreetGraph } from './types';

/** The street graph as drivers see it: measured, and directed where streets are one-way. */
export type Roads = {
  readonly oneWays: OneWays;
  /** By edge, the same in both directions. */
  readonly meters: Float64Array;
  readonly minutes: Float64Array;
  /** The ways out of node `n` are first[n] to first[n + 1] − 1. */
  readonly first: Int32Array;
  /** By way out: the node it leads to, and the half edge (2 × edge + 1 when run from `b` to `a`). */
  readonly to: Int32Array;
  readonly side: Int32Array;
};

/** Measures a street graph and lists the ways out of every node. */
export function layRoads(graph: StreetGraph, oneWays: OneWays, metersPerUnit: number): Roads {
  const meters = Float64Array.from(graph.edges, ({ length }) => length * metersPerUnit);
  const minutes = Float64Array.from(graph.edges, ({ kind }, id) =>
    drivingMinutes(meters[id] as number, kind),
  );
  const first = new Int32Array(graph.nodes.length + 1);
  const to: number[] = [];
  const side: number[] = [];
  graph.incident.forEach((edges, node) => {
    for (const id of edges) {
      const edge = graph.edges[id] as GraphEdge;
      const half = edge.a === node ? 2 * id : 2 * id + 1;
      // A loop leads nowhere; addresses on it are reached from its one node.
      if (edge.a === edge.b || !mayDrive(oneWays, half)) continue;
      to.push(edge.a === node ? edge.b : edge.a);
      side.push(half);
    }
    first[node + 1] = to.length;
  });
  return { oneWays, meters, minutes, first, to: Int32Array.from(to), side: Int32Array.from(side) };
}
