import { simplify } from '../../city/geometry/geometry';
import type { GraphEdge, GraphNode, Point, Polyline } from '../../city/types';
import { writeDigits } from './digits';
import { packStreets, step, type TownToPack } from './pack-streets';
import { checkSum, type PackedTown } from './packed';

/** Packs a drawn city for the planner; `readTown` reads it. The same city gives the same text. */
export function packTown(town: TownToPack): string {
  const { city, yard } = town;
  const { graph } = city;
  const { numbers, corners, stretches, names, steps } = packStreets(town);
  const numberOf = (edge: number) => stretches.get(graph.edges[edge] as GraphEdge) ?? 0;
  const waysOut = graph.incident.map((edges) =>
    edges.toSorted((p, q) => numberOf(p) - numberOf(q)),
  );
  const nodeAt = new Map(graph.nodes.map(({ x, y }, id) => [`${x},${y}`, id]));

  /** A ring of positions as the stretches that it follows. */
  const ringDigits = (ring: Polyline): number[] => {
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
    return [corners.get(nodes[0]?.id ?? -1) ?? 0, ways.length, ...ways];
  };
  const waterDigits = (ring: Polyline): number[] => {
    let before: Point = [0, 0];
    const line = simplify(ring, 0.25).flatMap((at) => {
      const here: Point = [steps(at[0]), steps(at[1])];
      const moved = [here[0] - before[0], here[1] - before[1]];
      before = here;
      return moved;
    });
    return [line.length / 2, ...line];
  };
  const away = ({ x, y }: GraphNode) => Math.hypot(x - yard.at[0], y - yard.at[1]);
  const depot = graph.nodes.reduce((best, node) => (away(node) < away(best) ? node : best));
  const { width, height } = city.plan;
  const packed: Omit<PackedTown, 'sum'> = {
    step,
    size: [steps(width), steps(height)],
    corners: corners.size,
    stretches: stretches.size,
    streets: names.join('\n'),
    chains: writeDigits(numbers),
    river: writeDigits(city.river ? waterDigits(city.river.outline) : [0]),
    parks: writeDigits(city.parks.flatMap(ringDigits)),
    blocks: writeDigits(city.blocks.flatMap(ringDigits)),
    depot: corners.get(graph.nodes.indexOf(depot)) ?? 0,
    yard: [steps(yard.at[0]), steps(yard.at[1]), steps(yard.width), steps(yard.height)],
  };
  return JSON.stringify({ sum: checkSum(packed), ...packed });
}
