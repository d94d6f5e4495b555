import type { PlannerTown } from '@/lib/planner/town/town';

/** A street of a test's town: two corners by number, straight between them. */
type Street = readonly [a: number, b: number];

const block = 100;

/** A town of straight streets between corners. The yard is a square around the depot, in meters. */
export function townOf(
  corners: readonly (readonly [x: number, y: number])[],
  streets: readonly Street[],
  depot: number,
  yard = 40,
): PlannerTown {
  const x = Float32Array.from(corners, ([at]) => at);
  const y = Float32Array.from(corners, ([, at]) => at);
  const a = Int32Array.from(streets, ([one]) => one);
  const b = Int32Array.from(streets, ([, other]) => other);
  const waysOf = corners.map((_, c) => streets.flatMap((ends, s) => (ends.includes(c) ? [s] : [])));
  const from = new Int32Array(corners.length + 1);
  for (const [c, ways] of waysOf.entries()) from[c + 1] = (from[c] as number) + ways.length;
  const ends = streets.flat();
  return {
    width: Math.max(...x),
    height: Math.max(...y),
    x,
    y,
    a,
    b,
    kind: new Uint8Array(streets.length).fill(2),
    meters: Float32Array.from(streets, ([one, other]) =>
      Math.hypot(
        (x[one] as number) - (x[other] as number),
        (y[one] as number) - (y[other] as number),
      ),
    ),
    street: new Uint16Array(streets.length),
    first: Int32Array.from({ length: streets.length + 1 }, (_, s) => 2 * s),
    shapeX: Float32Array.from(ends, (c) => x[c] as number),
    shapeY: Float32Array.from(ends, (c) => y[c] as number),
    from,
    ways: Int32Array.from(waysOf.flat()),
    streetNames: ['Warp Street'],
    addresses: corners.map((_, c) => `Warp Street ${c}`),
    river: [],
    parks: [],
    blocks: [],
    depot,
    yard: { at: corners[depot] as [number, number], width: yard, height: yard },
  };
}

/** The corner in a column and row of a square town. */
export const cornerOf = (size: number, column: number, row: number): number => row * size + column;

/**
 * A square town: streets every 100 m both ways, the depot in its middle.
 *
 * @param isOpen which streets there are, by their corners; all if left out
 */
export function gridTown(
  size: number,
  isOpen: (a: number, b: number) => boolean = () => true,
): PlannerTown {
  const all = Array.from({ length: size * size }, (_, c) => c);
  const streets = all.flatMap((c): Street[] => [
    ...(c % size < size - 1 ? [[c, c + 1] as const] : []),
    ...(c + size < size * size ? [[c, c + size] as const] : []),
  ]);
  const middle = Math.floor(size / 2);
  return townOf(
    all.map((c) => [block * (c % size), block * Math.floor(c / size)] as const),
    streets.filter(([a, b]) => isOpen(a, b)),
    cornerOf(size, middle, middle),
  );
}
