import { simplify } from '../../city/geometry/geometry';
import {
  type City,
  type GraphEdge,
  type GraphNode,
  type Point,
  type Polyline,
  streetKinds,
} from '../../city/types';
import type { PackedTown } from './unpack';

/** Meters per unit of a position. */
const step = 0.5;

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

/** Packs a drawn city for the planner; `readTown` reads it. The same city gives the same text. */
export function packTown({ city, metersPerUnit, streetNames, yard }: TownToPack): string {
  const { graph, plan, river } = city;
  const steps = (units: number) => Math.round((units * metersPerUnit) / step);
  const names: string[] = [];
  const chains: (readonly [number, number, number])[] = [];
  const list = (): number[] => [];
  const [corners, bends, east, south] = [list(), list(), list(), list()];
  const cornerOf = new Map<number, number>();
  const stretchOf = new Map<GraphEdge, number>();
  let street = -1;
  let [x, y] = [0, 0];
  const writePlace = (at: Point) => {
    const [nextX, nextY] = [steps(at[0]), steps(at[1])];
    east.push(nextX - x);
    south.push(nextY - y);
    [x, y] = [nextX, nextY];
  };
  const writeCorner = (id: number) => {
    const node = graph.nodes[id] as GraphNode;
    const known = cornerOf.get(id);
    corners.push(known === undefined ? 0 : cornerOf.size - known);
    if (known === undefined) {
      cornerOf.set(id, cornerOf.size);
      writePlace([node.x, node.y]);
    } else [x, y] = [steps(node.x), steps(node.y)];
  };
  for (const chain of chainsOf(graph.edges)) {
    const first = chain[0] as GraphEdge;
    const isNext = first.street !== street;
    street = first.street;
    if (isNext) names.push(streetNames.get(street) ?? '');
    chains.push([streetKinds.indexOf(first.kind), isNext ? 1 : 0, chain.length]);
    writeCorner(first.a);
    for (const edge of chain) {
      const between = simplify(edge.points, 0.1).slice(1, -1);
      bends.push(between.length);
      for (const at of between) writePlace(at);
      writeCorner(edge.b);
      stretchOf.set(edge, stretchOf.size);
    }
  }

  const numberOf = (edge: number) => stretchOf.get(graph.edges[edge] as GraphEdge) ?? 0;
  const waysOut = graph.incident.map((edges) =>
    edges.toSorted((p, q) => numberOf(p) - numberOf(q)),
  );
  const nodeAt = new Map(graph.nodes.map((node, id) => [`${node.x},${node.y}`, id]));
  /** A ring of positions as the stretches that it follows. */
  const packRing = (ring: Polyline): number[] => {
    const nodes = ring.flatMap((at, i) => {
      const id = nodeAt.get(at.join());
      return id === undefined ? [] : { id, i };
    });
    const ways = nodes.map(({ id, i }, k) => {
      const next = nodes[(k + 1) % nodes.length] ?? { id, i };
      const then = ring[(i + 1) % ring.length] as Point;
      const way = (waysOut[id] ?? []).findIndex((edge) => {
        const { a, b, points } = graph.edges[edge] as GraphEdge;
        const line = a === id ? points : points.toReversed();
        return (a === id ? b : a) === next.id && line[1]?.join() === then.join();
      });
      if (way < 0) throw new Error('The outline of a park or block leaves the streets');
      return way;
    });
    return [cornerOf.get(nodes[0]?.id ?? -1) ?? 0, ...ways];
  };
  const away = (node: GraphNode) => Math.hypot(node.x - yard.at[0], node.y - yard.at[1]);
  const depot = graph.nodes.reduce((best, node) => (away(node) < away(best) ? node : best));
  const packed: PackedTown = {
    ...{ step, size: [steps(plan.width), steps(plan.height)], streetNames: names },
    ...{ chains, corners, bends, east, south },
    river: simplify(river?.outline ?? [], 0.25).map((at) => [steps(at[0]), steps(at[1])]),
    parks: city.parks.map(packRing),
    blocks: city.blocks.map(packRing),
    depot: cornerOf.get(graph.nodes.indexOf(depot)) ?? 0,
    yard: [steps(yard.at[0]), steps(yard.at[1]), steps(yard.width), steps(yard.height)],
  };
  return JSON.stringify(packed);
}
