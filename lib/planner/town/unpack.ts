import type { Spot } from '../day/day';
import { cornerAddresses } from './addresses';
import type { PlannerTown } from './town';

/** A town's file as JSON. Numbers of one kind stand together, since they compress best so. */
export interface PackedTown {
  /** Meters per step. */
  readonly step: number;
  /** In steps. */
  readonly size: readonly [width: number, height: number];
  readonly streetNames: readonly string[];
  /** Connected stretches of one street: class, 1 where the next street begins, number of stretches. */
  readonly chains: readonly (readonly [kind: number, isNext: number, stretches: number])[];
  /** Those along each chain: 0 for a new corner, or how many corners ago a known one came. */
  readonly corners: readonly number[];
  /** By stretch: the number of positions between its corners. */
  readonly bends: readonly number[];
  /** Steps to each new corner and bend, from the position before it on its way. */
  readonly east: readonly number[];
  readonly south: readonly number[];
  /** In steps. */
  readonly river: readonly Spot[];
  /** Each: a corner, and per stretch its index among the ways out of the corner. */
  readonly parks: readonly (readonly number[])[];
  readonly blocks: readonly (readonly number[])[];
  readonly depot: number;
  /** Middle, width and height in steps. */
  readonly yard: readonly [x: number, y: number, width: number, height: number];
}

/** The ways out of each corner; a stretch that leads back to its corner is one. */
export function waysOf({
  x,
  a,
  b,
}: Pick<PlannerTown, 'x' | 'a' | 'b'>): Pick<PlannerTown, 'from' | 'ways'> {
  const waysOut = Array.from(x, (): number[] => []);
  a.forEach((corner, s) => {
    waysOut[corner]?.push(s);
    if (b[s] !== corner) waysOut[b[s] as number]?.push(s);
  });
  const from = new Int32Array(x.length + 1);
  waysOut.forEach(({ length }, c) => {
    from[c + 1] = (from[c] as number) + length;
  });
  return { from, ways: new Int32Array(waysOut.flat()) };
}

/** Gives the numbers of a list one after another. */
function oneByOne(numbers: readonly number[]): () => number {
  let at = 0;
  return () => numbers[at++] as number;
}

function readStreets({ step, chains, ...packed }: PackedTown) {
  const [nextCorner, nextBends] = [oneByOne(packed.corners), oneByOne(packed.bends)];
  const [nextEast, nextSouth] = [oneByOne(packed.east), oneByOne(packed.south)];
  const list = (): number[] => [];
  const [x, y, shapeX, shapeY] = [list(), list(), list(), list()];
  const [a, b, kind, meters, street, first] = [list(), list(), list(), list(), list(), list()];
  let name = -1;
  let [atX, atY] = [0, 0];
  const move = () => {
    atX += step * nextEast();
    atY += step * nextSouth();
  };
  const goToCorner = (): number => {
    const corner = x.length - nextCorner();
    if (corner === x.length) {
      move();
      x.push(atX);
      y.push(atY);
    }
    atX = x[corner] as number;
    atY = y[corner] as number;
    return corner;
  };
  const keep = () => {
    shapeX.push(atX);
    shapeY.push(atY);
  };
  for (const [of, isNext, stretches] of chains) {
    name += isNext;
    let corner = goToCorner();
    for (let left = stretches; left > 0; left--) {
      first.push(shapeX.length);
      a.push(corner);
      kind.push(of);
      street.push(name);
      keep();
      let length = 0;
      for (let between = nextBends(); between >= 0; between--) {
        const [fromX, fromY] = [atX, atY];
        if (between > 0) move();
        else corner = goToCorner();
        keep();
        length += Math.hypot(atX - fromX, atY - fromY);
      }
      b.push(corner);
      meters.push(length);
    }
  }
  first.push(shapeX.length);
  const streets = {
    ...{ x: new Float32Array(x), y: new Float32Array(y) },
    ...{ a: new Int32Array(a), b: new Int32Array(b), kind: new Uint8Array(kind) },
    ...{ meters: new Float32Array(meters), street: new Uint16Array(street) },
    first: new Int32Array(first),
    ...{ shapeX: new Float32Array(shapeX), shapeY: new Float32Array(shapeY) },
    streetNames: packed.streetNames,
  };
  return { ...streets, ...waysOf(streets) };
}

type Streets = ReturnType<typeof readStreets>;

/** The positions along the stretches of an outline. */
function ringOf(streets: Streets, [start = 0, ...ways]: readonly number[]): Spot[] {
  let corner = start;
  return ways.flatMap((way) => {
    const s = streets.ways[(streets.from[corner] as number) + way] as number;
    const forward = streets.a[s] === corner;
    corner = (forward ? streets.b[s] : streets.a[s]) as number;
    const [low, end] = [streets.first[s] as number, streets.first[s + 1] as number];
    return Array.from({ length: end - low - 1 }, (_, i): Spot => {
      const at = forward ? low + i : end - 1 - i;
      return [streets.shapeX[at] as number, streets.shapeY[at] as number];
    });
  });
}

/** Reads what `packTown` wrote. Throws where that is no JSON. */
export function readTown(text: string): PlannerTown {
  const packed: PackedTown = JSON.parse(text);
  const { step, depot, yard } = packed;
  const streets = readStreets(packed);
  return {
    width: packed.size[0] * step,
    height: packed.size[1] * step,
    ...streets,
    addresses: cornerAddresses(streets),
    river: packed.river.map(([x, y]) => [x * step, y * step]),
    parks: packed.parks.map((ring) => ringOf(streets, ring)),
    blocks: packed.blocks.map((ring) => ringOf(streets, ring)),
    depot,
    yard: { at: [yard[0] * step, yard[1] * step], width: yard[2] * step, height: yard[3] * step },
  };
}
