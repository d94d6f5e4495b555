import type { Point } from '@/lib/city/types';
import { num, pair } from '../maps/svg-path';
import { box, type Color, edged, lined, polar, shape } from '../pens';

// Units are those of a standing adult, who is 300 high: feet at 0,0, hip at -146, shoulders at -240.

/** With a contour. */
export const piece = (data: string, fill: Color, width = 2.6): string =>
  shape(data, edged(fill, 'ink', width));

export const seam = (data: string, stroke: Color = 'ink', width = 2): string =>
  shape(data, lined(stroke, width));

export const board = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  fill: Color,
  radius = 2,
  line = 2.6,
): string => box(x, y, width, height, edged(fill, 'ink', line), radius);

export const oval = ([x, y]: Point, rx: number, ry: number, fill: Color, line = 2): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${rx}" ry="${ry}" class="f-${fill} s-ink" stroke-width="${line}"/>`;

/** Parts with one contour around all: no line where they meet. */
export const joined = (parts: string, fill: Color, width = 2.6): string =>
  `<g class="f-ink s-ink" stroke-width="${2 * width}" stroke-linejoin="round">${parts}</g><g class="f-${fill}">${parts}</g>`;

/** With its strokes so many times as wide. */
export const bolder = (markup: string, by: number): string =>
  markup.replace(/(?<=stroke-width=")[\d.]+/g, (width) => String(+(by * +width).toFixed(1)));

/** Tapers from one radius to another. */
export function capsule(from: Point, to: Point, start: number, end: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.max(Math.hypot(dx, dy), Math.abs(start - end) + 0.01);
  const turn = (Math.acos((start - end) / reach) * 180) / Math.PI;
  const way = (Math.atan2(dy, dx) * 180) / Math.PI;
  const at = (center: Point, radius: number, side: number) =>
    pair(polar(center, radius, way + side * turn));
  return `<path d="M${at(from, start, 1)}L${at(to, end, 1)}A${end} ${end} 0 ${turn > 90 ? 1 : 0} 0 ${at(to, end, -1)}L${at(from, start, -1)}A${start} ${start} 0 ${turn > 90 ? 0 : 1} 0 ${at(from, start, 1)}Z"/>`;
}

/** Pieces from joint to joint, tapered by a radius at each. */
export const limb = (joints: readonly Point[], radii: readonly number[]): string =>
  joints
    .slice(1)
    .map((joint, i) => capsule(joints[i] ?? joint, joint, radii[i] ?? 0, radii[i + 1] ?? 0))
    .join('');
