import { simplify } from '@/lib/city/geometry/geometry';
import type { Point, Polyline } from '@/lib/city/types';
import { pairsOf } from '../city/lookup';

/** Street layers are drawn at ten times the size and scaled down: whole numbers are short. */
export const fine = 10;

/** `hidden` where something always covers the map. */
export type Frame = {
  width: number;
  height: number;
  hidden?: (p: Point) => boolean;
};

/** Lines are cut off this far outside the frame, in map units. */
const bleed = 8;

function visible(frame: Frame, p: Point, q: Point): boolean {
  if (Math.max(p[0], q[0]) < -bleed || Math.min(p[0], q[0]) > frame.width + bleed) return false;
  if (Math.max(p[1], q[1]) < -bleed || Math.min(p[1], q[1]) > frame.height + bleed) return false;
  return !(frame.hidden?.(p) && frame.hidden(q));
}

export function cropLines(lines: readonly Polyline[], frame: Frame): Point[][] {
  return lines.flatMap((line) => {
    const runs: Point[][] = [];
    let run: Point[] = [];
    for (const [p, q] of pairsOf(line)) {
      if (!visible(frame, p, q)) {
        if (run.length > 0) runs.push(run);
        run = [];
        continue;
      }
      if (run.length === 0) run.push(p);
      run.push(q);
    }
    if (run.length > 0) runs.push(run);
    return runs;
  });
}

export function cropRings(rings: readonly Polyline[], frame: Frame): Polyline[] {
  return rings.filter((ring) =>
    ring.some((p, i) => visible(frame, p, ring[(i + 1) % ring.length] as Point)),
  );
}

/** Writes many lines as one short relative path, in whole tenths of a map unit. */
export function writePath(lines: readonly Polyline[], closed = false): string {
  let text = '';
  let x = 0;
  let y = 0;
  const step = (dx: number, dy: number, glued: boolean) =>
    `${glued || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
  for (const line of lines) {
    const points = simplify(closed ? [...line, line[0] as Point] : line, 0.3);
    if (closed) points.pop();
    const start = [x, y];
    points.forEach((p, i) => {
      const nextX = Math.round(p[0] * fine);
      const nextY = Math.round(p[1] * fine);
      if (i > 0 && nextX === x && nextY === y) return;
      text += i === 0 ? 'm' : '';
      text += step(nextX - x, nextY - y, i === 0);
      if (i === 0) {
        start[0] = nextX;
        start[1] = nextY;
      }
      x = nextX;
      y = nextY;
    });
    if (closed) {
      text += 'z';
      x = start[0] as number;
      y = start[1] as number;
    }
  }
  return text;
}

/** A number for a picture: one decimal at most. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const pathOf = (points: Polyline): string => `M${points.map(pair).join('L')}`;
