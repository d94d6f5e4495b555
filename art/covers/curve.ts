import { num } from '../maps/svg-path';
import type { Color } from '../pens/colors';

type At = readonly [x: number, y: number];

/**
 * Path data of a smooth line through points (Catmull-Rom); of a part of it, where `from` and `to` say
 * which points, so that parts in two colors meet without a bend.
 */
export function curve(points: readonly At[], from = 0, to = points.length - 1): string {
  const at = (i: number): At => points[Math.min(Math.max(i, 0), points.length - 1)] as At;
  const pair = ([x, y]: At) => `${num(x)} ${num(y)}`;
  // A sixth of the way between the neighbors, as a spline of cubic curves has its handles.
  const handle = (i: number, way: 1 | -1): At => {
    const [[x, y], [beforeX, beforeY], [afterX, afterY]] = [at(i), at(i - 1), at(i + 1)];
    return [x + (way * (afterX - beforeX)) / 6, y + (way * (afterY - beforeY)) / 6];
  };
  let data = `M${pair(at(from))}`;
  for (let i = from; i < to; i += 1) {
    data += `C${pair(handle(i, 1))} ${pair(handle(i + 1, -1))} ${pair(at(i + 1))}`;
  }
  return data;
}

/** The points of a curve with the one where it last rises through a level, and which of them that is. */
export function withCrossing(
  points: readonly At[],
  level: number,
): { points: readonly At[]; crossing: number } {
  const last = points.findLastIndex(
    ([, y], i) => y <= level && (points[i - 1]?.[1] ?? Number.NEGATIVE_INFINITY) > level,
  );
  const [before, after] = [points[last - 1], points[last]];
  if (!before || !after) throw new Error(`The curve does not rise through ${level}.`);
  const share = (before[1] - level) / (before[1] - after[1]);
  const met: At = [before[0] + share * (after[0] - before[0]), level];
  return { points: points.toSpliced(last, 0, met), crossing: last };
}

/** A broad line with straight ends, as a river between two cuts. */
export const band = (data: string, color: Color, width: number): string =>
  `<path class="s-${color}" fill="none" stroke-width="${num(width)}" d="${data}"/>`;
