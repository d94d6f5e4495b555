import { num } from '../maps/svg-path';
import type { Color } from '../pens/colors';
import { shape } from '../pens/shapes';

type At = readonly [x: number, y: number];

interface DotLook {
  fill?: Color;
  stroke?: Color;
  /** Of the line around each. */
  width?: number;
  opacity?: number;
}

/** Things that are counted, each a dot, all of them one element. */
export const dots = (places: readonly At[], radius: number, look: DotLook): string =>
  shape(
    places
      .map(
        ([x, y]) =>
          `M${num(x - radius)} ${num(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
      )
      .join(''),
    look,
  );

/** Places in rows from a corner: `count` of them, `columns` in a row, each `step` from the next. */
export const inRows = (
  count: number,
  columns: number,
  [left, top]: At,
  [stepX, stepY]: At,
): readonly At[] =>
  Array.from({ length: count }, (_, i) => [
    left + (i % columns) * stepX,
    top + Math.floor(i / columns) * stepY,
  ]);

/** Places of a heap: `columns` in a row, the first row on the ground at its left end. */
export const inHeap = (
  count: number,
  columns: number,
  [left, ground]: At,
  step: number,
): readonly At[] => inRows(count, columns, [left, ground], [step, -step]);
