import { num } from '../maps/svg-path';
import type { Color } from '../pens/colors';
import { type Ink, line, shape } from '../pens/shapes';

type At = readonly [x: number, y: number];
/** Along the street to the lower right, across it to the lower left, and up. */
type Spot = readonly [along: number, across: number, up?: number];

/** Where a spot of the tilted ground stands, seen from a place of the picture. */
export const tilted =
  ([x, y]: At) =>
  ([along, across, up = 0]: Spot): At => [
    x + 0.866 * (along - across),
    y + 0.5 * (along + across) - up,
  ];

export const face = (at: At, spots: readonly Spot[], paint: Parameters<typeof shape>[1]): string =>
  shape(
    `M${spots
      .map(tilted(at))
      .map(([x, y]) => `${num(x)} ${num(y)}`)
      .join('L')}z`,
    paint,
  );

export const tiltedLine = (
  at: At,
  from: Spot,
  to: Spot,
  paint: Parameters<typeof line>[1],
): string => line([from, to].map(tilted(at)), paint);

interface Block {
  /** The far corner of its base on the picture. */
  at: At;
  base: At;
  from?: number;
  to: number;
  colors: readonly [left: Color, right: Color, top?: Color];
}

/** Draw those in front last. */
export function block({ at, base, from = 0, to, colors: [left, right, top] }: Block): Ink {
  const [long, wide] = base;
  const side = ([a, b]: At, [c, d]: At, fill: Color) =>
    face(
      at,
      [
        [a, b, from],
        [c, d, from],
        [c, d, to],
        [a, b, to],
      ],
      { fill },
    );
  const roof: Spot[] = [
    [0, 0, to],
    [long, 0, to],
    [long, wide, to],
    [0, wide, to],
  ];
  return [
    side([0, wide], [long, wide], left),
    side([long, 0], [long, wide], right),
    top ? face(at, roof, { fill: top }) : '',
  ];
}
