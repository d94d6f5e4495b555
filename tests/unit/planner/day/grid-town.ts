import type { PlannerTown } from '@/lib/planner/town/town';
import { waysOf } from '@/lib/planner/town/unpack';

/** A street between two corners by number, and a corner's position in meters. */
type Pair = readonly [number, number];

/** A town of straight streets between corners. The yard is a square around the depot, in meters. */
export function townOf(
  corners: readonly Pair[],
  streets: readonly Pair[],
  depot: number,
): PlannerTown {
  const x = Float32Array.from(corners, ([east]) => east);
  const y = Float32Array.from(corners, ([, south]) => south);
  const a = Int32Array.from(streets, ([from]) => from);
  const b = Int32Array.from(streets, ([, to]) => to);
  const spot = (corner = 0): Pair => corners[corner] ?? [0, 0];
  const ends = streets.flat();
  return {
    width: Math.max(...x),
    height: Math.max(...y),
    ...{ x, y, a, b, ...waysOf({ x, a, b }) },
    kind: new Uint8Array(streets.length).fill(2),
    meters: Float32Array.from(streets, ([from, to]) =>
      Math.hypot(spot(from)[0] - spot(to)[0], spot(from)[1] - spot(to)[1]),
    ),
    street: new Uint16Array(streets.length),
    first: Int32Array.from({ length: streets.length + 1 }, (_, s) => 2 * s),
    shapeX: Float32Array.from(ends, (corner) => spot(corner)[0]),
    shapeY: Float32Array.from(ends, (corner) => spot(corner)[1]),
    streetNames: ['Warp Street'],
    addresses: corners.map((_, corner) => `Warp Street ${corner}`),
    ...{ river: [], parks: [], blocks: [], depot },
    yard: { at: spot(depot), width: 40, height: 40 },
  };
}

export const cornerOf = (size: number, column: number, row: number): number => row * size + column;

/** A square town of the streets that are open, every 100 m both ways, the depot in its middle. */
export function gridTown(
  size: number,
  isOpen: (a: number, b: number) => boolean = () => true,
): PlannerTown {
  const all = Array.from({ length: size * size }, (_, corner) => corner);
  const streets = all.flatMap((c): Pair[] => [
    ...(c % size < size - 1 ? [[c, c + 1] as const] : []),
    ...(c + size < size * size ? [[c, c + size] as const] : []),
  ]);
  const middle = Math.floor(size / 2);
  return townOf(
    all.map((c) => [100 * (c % size), 100 * Math.floor(c / size)] as const),
    streets.filter(([from, to]) => isOpen(from, to)),
    cornerOf(size, middle, middle),
  );
}
