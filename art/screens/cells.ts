import { rows } from '../maps';
import { type Color, disc, edged, icon, line, lined } from '../pens';

/** Where a phone was heard, and how far off that may be, in pixels. */
export interface Ping {
  at: readonly [x: number, y: number];
  radius: number;
}

/** Reads pings written as 'x,y,radius …'. */
export const heardAt = (text: string): readonly Ping[] =>
  rows(text, 3, ([x = 0, y = 0, radius = 0]) => ({ at: [x, y], radius }));

export const tower = (x: number, y: number, radii: readonly number[], color: Color) => [
  radii
    .map((r) => disc(x, y, r, { stroke: color, width: 1.8, dash: [0.1, 7], opacity: 0.8 }))
    .join('')
    .replaceAll('/>', ' stroke-linecap="round"/>'),
  disc(x, y, 17, edged(color, 'surface', 3)),
  icon('radio-tower', x - 10, y - 10, 20, 'surface'),
];

/** Each in its circle of uncertainty; the last one is filled. */
export function pings(list: readonly Ping[], color: Color) {
  const halos = list.map(({ at: [x, y], radius }) =>
    disc(x, y, radius, { fill: color, opacity: 0.17 }),
  );
  const way = line(
    list.map(({ at }) => at),
    lined(color, 4, [0.1, 9.5]),
  );
  const dots = list.map(({ at: [x, y] }, i) =>
    i === list.length - 1
      ? disc(x, y, 11, edged(color, 'surface', 3))
      : disc(x, y, 6, edged('surface', color, 4)),
  );
  return [...halos, way, ...dots];
}
