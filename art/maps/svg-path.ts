import { simplify } from '@/lib/city/geometry/geometry';
import type { Point, Polyline } from '@/lib/city/types';
import { pairsOf } from '../city/lookup';

/** Street layers are drawn larger and scaled down: whole numbers are short. */
export const fine = 4;

/** `hidden` where something always covers the map. */
export type Frame = {
  width: number;
  height: number;
  hidden?: ((p: Point) => boolean) | undefined;
};

/** Lines are cut off this far outside the frame, in map units. */
const bleed = 8;

function visible(frame: Frame, p: Point, q: Point): boolean {
  if (Math.max(p[0], q[0]) < -bleed || Math.min(p[0], q[0]) > frame.width + bleed) return false;
  if (Math.max(p[1], q[1]) < -bleed || Math.min(p[1], q[1]) > frame.height + bleed) return false;
  return !(frame.hidden?.(p) && frame.hidden(q));
}

export const cropLines = (lines: readonly Polyline[], frame: Frame): Point[][] =>
  lines.flatMap((line) => {
    const runs: Point[][] = [[]];
    for (const [p, q] of pairsOf(line)) {
      const run = runs.at(-1) ?? [];
      if (visible(frame, p, q)) run.push(...(run.length === 0 ? [p] : []), q);
      else if (run.length > 0) runs.push([]);
    }
    return runs.filter((run) => run.length > 0);
  });

export function cropRings(rings: readonly Polyline[], frame: Frame): Polyline[] {
  return rings.filter((ring) =>
    ring.some((p, i) => visible(frame, p, ring[(i + 1) % ring.length] as Point)),
  );
}

/** Writes many lines as one short relative path, in whole quarters of a map unit. */
export function writePath(lines: readonly Polyline[], closed = false): string {
  let text = '';
  let [x, y] = [0, 0];
  for (const line of lines) {
    const points = simplify(closed ? [...line, line[0] as Point] : line, 0.3);
    if (closed) points.pop();
    let start: [number, number] | undefined;
    for (const p of points) {
      const [dx, dy] = [Math.round(p[0] * fine) - x, Math.round(p[1] * fine) - y];
      if (start && dx === 0 && dy === 0) continue;
      const gap = start && dx >= 0 ? ' ' : '';
      text += `${start ? gap : 'm'}${dx}${dy < 0 ? '' : ' '}${dy}`;
      [x, y] = [x + dx, y + dy];
      start ??= [x, y];
    }
    if (closed && start) {
      text += 'z';
      [x, y] = start;
    }
  }
  return text;
}

/** A number for a picture: one decimal at most. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const pathOf = (points: Polyline): string => `M${points.map(pair).join('L')}`;
