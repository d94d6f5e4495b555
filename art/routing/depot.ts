import { distance, intersect } from '@/lib/city/geometry/geometry';
import type { GraphNode, Point, StreetGraph } from '@/lib/city/types';
import { between, pairsOf } from '../city/lookup';

/** Map units. */
export type Depot = { readonly at: Point; readonly width: number; readonly height: number };

/** Where it comes out, and the first node outside. */
export type Port = {
  readonly node: number;
  readonly points: readonly Point[];
  readonly angle: number;
};

/** Map units between routes at the depot. */
const portSpacing = 10.5;

/** Nodes nearer to the depot than this (map units) stay unused. */
export const sill = 4;

/** `extra` map units on every side. */
export function covers(depot: Depot, p: Point, extra = 0): boolean {
  return (
    Math.abs(p[0] - depot.at[0]) < depot.width / 2 + extra &&
    Math.abs(p[1] - depot.at[1]) < depot.height / 2 + extra
  );
}

/** Radians. */
export const bearingOf = (from: Point, [x, y]: Point): number =>
  Math.atan2(y - from[1], x - from[0]);

/** Clockwise by the angle of the exit, in radians. */
export function findPorts(graph: StreetGraph, depot: Depot): Port[] {
  const { at, width, height } = depot;
  const corner = (x: number, y: number): Point => [
    at[0] + (x * width) / 2,
    at[1] + (y * height) / 2,
  ];
  const box = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
  const ports: Port[] = [];
  const isInside = (id: number, extra?: number) => {
    const { x, y } = graph.nodes[id] as GraphNode;
    return covers(depot, [x, y], extra);
  };
  for (const edge of graph.edges) {
    const leaves = isInside(edge.a);
    if (leaves === isInside(edge.b)) continue;
    const node = leaves ? edge.b : edge.a;
    // A route would slide along the square.
    if (isInside(node, sill)) continue;
    const line = leaves ? edge.points.toReversed() : edge.points;
    for (const [i, [p, q]] of pairsOf(line).entries()) {
      const hits = pairsOf(box).flatMap((side) => intersect(p, q, ...side)?.t ?? []);
      if (hits.length === 0) continue;
      const exit = between(p, q, Math.min(...hits));
      const points = [exit, ...line.slice(0, i + 1).reverse()];
      ports.push({ node, points, angle: bearingOf(at, exit) });
      break;
    }
  }
  return ports.sort((p, q) => p.angle - q.angle);
}

const turnDistance = (a: number, b: number) => {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
};

/** Gives every bearing (radians) a street of its own in cyclic order; undefined where there are too few. */
export function assignPorts(
  ports: readonly Port[],
  bearings: readonly number[],
): Port[] | undefined {
  const order = bearings.map((_, i) => i).sort((p, q) => (bearings[p] ?? 0) - (bearings[q] ?? 0));
  let best: number[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  const portAt = (step: number) => ports[step % ports.length] as Port;
  const gap = (p: Port, q: Port, end: 0 | -1) =>
    distance(p.points.at(end) as Point, q.points.at(end) as Point);
  const disjoint = (p: Port, q: Port) =>
    p.node !== q.node && gap(p, q, 0) >= portSpacing && gap(p, q, -1) >= 8;
  const choose = (chosen: number[], spent: number, first: number) => {
    if (spent >= least) return;
    if (chosen.length === order.length) {
      least = spent;
      best = [...chosen];
      return;
    }
    const last = chosen.at(-1);
    const from = last === undefined ? 0 : last - first + 1;
    for (let step = from; step < ports.length; step++) {
      const port = portAt(first + step);
      if (!chosen.every((other) => disjoint(portAt(other), port))) continue;
      const bearing = bearings[order[chosen.length] as number] as number;
      const off = turnDistance(port.angle, bearing);
      choose([...chosen, first + step], spent + off * off, first);
    }
  };
  for (let first = 0; first < ports.length; first++) choose([], 0, first);
  const found = best;
  return found && order.map((_, route) => portAt(found[order.indexOf(route)] as number));
}

/** Cuts a line off where it first leaves the depot. */
export function leaveDepot(line: readonly Point[], depot: Depot): Point[] {
  const first = line.findIndex((p) => !covers(depot, p));
  if (first < 1) return [...line];
  let inside = line[first - 1] as Point;
  let outside = line[first] as Point;
  for (let i = 0; i < 30; i++) {
    const middle = between(inside, outside, 0.5);
    if (covers(depot, middle)) inside = middle;
    else outside = middle;
  }
  return [outside, ...line.slice(first)];
}
