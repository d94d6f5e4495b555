import { pointAt, spotAt } from './geometry/along';
import type { Town } from './town';
import type { GraphEdge, Point } from './types';
import { offshoreAt } from './water/water';

/** Places are kept this far (map units) inside the frame, so that their marks fit into a picture. */
const inset = 14;

/** A position in the streets: an edge of the graph, and the meters from its node `a`. */
export type Place = { readonly edge: number; readonly along: number };

/** The position of a place on the map, in map units. */
export function pointOf(town: Town, { edge, along }: Place): Point {
  const { points } = town.graph.edges[edge] as GraphEdge;
  return spotAt(points, along / town.metersPerUnit);
}

/** Edges that lie inside the frame and on land, where places can be. */
export function landEdges(town: Town): number[] {
  const { width, height } = town.plan;
  const isIn = ([x, y]: Point) => Math.min(x, y, width - x, height - y) > inset;
  // Only arterials cross water, and no bridge ends in it.
  const isDry = ({ kind, points, length }: GraphEdge) =>
    kind !== 'arterial' ||
    [...points, pointAt(points, length / 2).at].every((p) => offshoreAt(town, p) > 0);
  return town.graph.edges.flatMap((edge, id) => (edge.points.every(isIn) && isDry(edge) ? id : []));
}
