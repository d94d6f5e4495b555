import type { Point } from '@/lib/city/types';
import { pathOf } from '../maps/svg-path';
import { type Color, type Ink, line, type Paint, shape } from '../pens';

/** Along the street to the lower right, across it to the lower left, and up. */
type Spot = readonly [along: number, across: number, up?: number];

/** Where a spot of the tilted ground stands, seen from a place of the picture. */
export const tilted =
  ([x, y]: Point) =>
  ([along, across, up = 0]: Spot): Point => [
    x + 0.866 * (along - across),
    y + 0.5 * (along + across) - up,
  ];

const face = (at: Point, spots: readonly Spot[], paint: Paint): string =>
  shape(`${pathOf(spots.map(tilted(at)))}z`, paint);

export const flat = (at: Point, [a, b]: Point, [c, d]: Point, up: number, paint: Paint): string => {
  const spots = [a, c, c, a].map((along, i): Spot => [along, i < 2 ? b : d, up]);
  return face(at, spots, paint);
};

export const tiltedLine = (at: Point, from: Spot, to: Spot, paint: Paint): string =>
  line([from, to].map(tilted(at)), paint);

interface Block {
  /** The far corner of its base on the picture. */
  at: Point;
  base: Point;
  from?: number;
  to: number;
  colors: readonly [left: Color, right: Color, top?: Color];
}

/** A block that rises from the tilted ground. Draw those in front last. */
export function block({ at, base, from = 0, to, colors: [left, right, top] }: Block): Ink {
  const [long, wide] = base;
  const side = (a: Point, b: Point, fill: Color) => {
    const spots: Spot[] = [...[a, b].map((p): Spot => [...p, from]), [...b, to], [...a, to]];
    return face(at, spots, { fill });
  };
  return [
    side([0, wide], [long, wide], left),
    side([long, 0], [long, wide], right),
    top ? flat(at, [0, 0], base, to, { fill: top }) : '',
  ];
}
