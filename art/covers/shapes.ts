import type { Point } from '@/lib/city/types';
import { num, pair } from '../maps/svg-path';
import { box, type Color, edged, type Ink, lined, type Paint, polar, shape, times } from '../pens';

export const strip = (x: number, y: number, width: number, height: number): string =>
  `<path class="g7" d="M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z"/>`;

/** Path data of a smooth line through points (Catmull-Rom), or of its part between two of them. */
export function curve(points: readonly Point[], from = 0, to = points.length - 1): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  // A cubic curve has its handles at a sixth of the way between the neighbors.
  const handle = (i: number, way: 1 | -1): Point => {
    const [[x, y], [beforeX, beforeY], [afterX, afterY]] = [at(i), at(i - 1), at(i + 1)];
    return [x + (way * (afterX - beforeX)) / 6, y + (way * (afterY - beforeY)) / 6];
  };
  let data = `M${pair(at(from))}`;
  for (let i = from; i < to; i += 1) {
    data += `C${pair(handle(i, 1))} ${pair(handle(i + 1, -1))} ${pair(at(i + 1))}`;
  }
  return data;
}

/** The points of a curve with the one where it last rises through a level, and its index. */
export function withCrossing(points: readonly Point[], level: number) {
  const crossing = points.findLastIndex(
    ([, y], i) => y <= level && (points[i - 1]?.[1] ?? Number.NEGATIVE_INFINITY) > level,
  );
  const [before, after] = [points[crossing - 1], points[crossing]];
  if (!before || !after) throw new Error(`The curve does not rise through ${level}.`);
  const share = (before[1] - level) / (before[1] - after[1]);
  const met: Point = [before[0] + share * (after[0] - before[0]), level];
  return { points: points.toSpliced(crossing, 0, met), crossing };
}

export const band = (data: string, color: Color, width: number): string =>
  `<path class="s-${color}" fill="none" stroke-width="${num(width)}" d="${data}"/>`;

/** A closed path around a place; `reach` gives its distance by the angle in degrees from the east. */
export function ring(place: Point, reach: (angle: number) => number, parts = 24): string {
  const at = (i: number): Point => {
    const angle = (i / parts) * 360;
    return polar(place, reach(angle % 360), angle);
  };
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const steps = times(parts, (i) => `Q${pair(at(i))} ${pair(middle(at(i), at(i + 1)))}`);
  return `M${pair(middle(at(-1), at(0)))}${steps.join('')}z`;
}

export const dots = (places: readonly Point[], radius: number, paint: Paint): string => {
  const half = `a${radius} ${radius} 0 1 0`;
  const circles = places.map(
    ([x, y]) => `M${num(x - radius)} ${num(y)}${half} ${2 * radius} 0${half} ${-2 * radius} 0`,
  );
  return shape(circles.join(''), paint);
};

/** Places in rows from a corner: `count` of them, `columns` in a row, each `step` from the next. */
export const inRows = (
  count: number,
  columns: number,
  [left, top]: Point,
  [stepX, stepY]: Point,
): readonly Point[] =>
  times(count, (i) => [left + (i % columns) * stepX, top + Math.floor(i / columns) * stepY]);

export const depot = (x: number, y: number, edge: number): Ink => {
  const [unit, left, half] = [edge / 10, x - edge / 3.4, edge / 2];
  const rows = [-2.4, 0, 2.4].map((row, i) => ({ y: y + row * unit, at: i % 2 ? 1 : -1 }));
  const bars = rows.map((row) => `M${num(left)} ${num(row.y)}h${num(edge / 1.7)}`).join('');
  const lifts = rows.map(
    (row) => `M${num(x + row.at * unit)} ${num(row.y - unit * 0.7)}v${num(unit * 1.4)}`,
  );
  return [
    box(x - half, y - half, edge, edge, edged('ink', 'surface', 5), unit * 2),
    shape(bars, lined('surface', unit * 0.7)),
    shape(lifts.join(''), lined('surface', unit * 1.2)),
  ];
};
