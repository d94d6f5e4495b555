import { simplify } from '../../city/geometry/geometry';
import {
  type City,
  type GraphEdge,
  type GraphNode,
  type Point,
  streetKinds,
} from '../../city/types';

/** Meters per unit of a position. */
export const step = 0.5;

export interface TownToPack {
  readonly city: City;
  readonly metersPerUnit: number;
  readonly streetNames: ReadonlyMap<number, string>;
  readonly yard: { readonly at: Point; readonly width: number; readonly height: number };
}

/** Runs of connected edges of one street and class. */
function chainsOf(edges: readonly GraphEdge[]): GraphEdge[][] {
  const chains: GraphEdge[][] = [];
  const inOrder = edges.toSorted((p, q) => p.street - q.street);
  for (const edge of inOrder) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    const goesOn = last?.street === edge.street && last.kind === edge.kind && last.b === edge.a;
    if (chain && goesOn) chain.push(edge);
    else chains.push([edge]);
  }
  return chains;
}

/** Writes the streets, and returns the number of each node and edge. */
export function packStreets({ city, metersPerUnit, streetNames }: TownToPack) {
  const { graph } = city;
  const steps = (units: number) => Math.round((units * metersPerUnit) / step);
  const numbers: number[] = [];
  const corners = new Map<number, number>();
  const stretches = new Map<GraphEdge, number>();
  const names: string[] = [];
  let street = -1;
  let x = 0;
  let y = 0;
  const writePlace = (at: Point) => {
    const [nextX, nextY] = [steps(at[0]), steps(at[1])];
    numbers.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  };
  const writeCorner = (id: number) => {
    const node = graph.nodes[id] as GraphNode;
    const known = corners.get(id);
    numbers.push(known === undefined ? 0 : corners.size - known);
    if (known === undefined) {
      corners.set(id, corners.size);
      writePlace([node.x, node.y]);
    } else [x, y] = [steps(node.x), steps(node.y)];
  };
  for (const chain of chainsOf(graph.edges)) {
    const first = chain[0] as GraphEdge;
    const isNext = first.street !== street;
    street = first.street;
    if (isNext) names.push(streetNames.get(street) ?? '');
    numbers.push(streetKinds.indexOf(first.kind), isNext ? 1 : 0, chain.length);
    writeCorner(first.a);
    for (const edge of chain) {
      const between = simplify(edge.points, 0.1).slice(1, -1);
      numbers.push(between.length);
      for (const at of between) writePlace(at);
      writeCorner(edge.b);
      stretches.set(edge, stretches.size);
    }
  }
  return { numbers, corners, stretches, names, steps };
}
