import { intersect } from '@/lib/city/geometry/geometry';
import type { Point, Polyline } from '@/lib/city/types';

export const pairsOf = (line: Polyline): (readonly [Point, Point])[] =>
  line.slice(1).map((b, i) => [line[i] as Point, b]);

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const key = (column: number, row: number) => (column + 4096) * 16384 + row + 4096;

/** Finds placed streets that run alongside a position. */
export class NeighborLookup {
  private readonly cells = new Map<number, number[]>();
  constructor(private readonly size: number) {}

  add(line: Polyline): void {
    for (const [i, p] of line.entries()) {
      const [before, after] = [line[i - 1] ?? p, line[i + 1] ?? p];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const cell = key(Math.floor(p[0] / this.size), Math.floor(p[1] / this.size));
      const list = this.cells.get(cell) ?? [];
      list.push(p[0], p[1], (after[0] - before[0]) / length, (after[1] - before[1]) / length);
      this.cells.set(cell, list);
    }
  }

  /** True when a street roughly parallel to the unit direction dx,dy lies within `reach`. */
  hasParallel(x: number, y: number, dx: number, dy: number, reach: number): boolean {
    const span = Math.ceil(reach / this.size);
    const column = Math.floor(x / this.size);
    const row = Math.floor(y / this.size);
    const square = reach * reach;
    for (let c = column - span; c <= column + span; c++) {
      for (let r = row - span; r <= row + span; r++) {
        const list = this.cells.get(key(c, r));
        if (!list) continue;
        for (let i = 0; i < list.length; i += 4) {
          const px = (list[i] as number) - x;
          const py = (list[i + 1] as number) - y;
          if (px * px + py * py > square) continue;
          const turn = (list[i + 2] as number) * dx + (list[i + 3] as number) * dy;
          if (Math.abs(turn) > 0.72) return true;
        }
      }
    }
    return false;
  }
}

export type Segment = { a: Point; b: Point; line: number; index: number };

export class SegmentLookup {
  private readonly cells = new Map<number, Segment[]>();
  constructor(private readonly size: number) {}

  private cellsOf(a: Point, b: Point): number[] {
    const cell = (value: number) => Math.floor(value / this.size);
    const [left, right] = [cell(Math.min(a[0], b[0])), cell(Math.max(a[0], b[0]))];
    const [top, bottom] = [cell(Math.min(a[1], b[1])), cell(Math.max(a[1], b[1]))];
    const cells: number[] = [];
    for (let c = left; c <= right; c++) for (let r = top; r <= bottom; r++) cells.push(key(c, r));
    return cells;
  }

  add(line: Polyline, id: number): void {
    for (const [index, [a, b]] of pairsOf(line).entries()) {
      const segment = { a, b, line: id, index };
      for (const cell of this.cellsOf(a, b)) {
        const list = this.cells.get(cell);
        if (list) list.push(segment);
        else this.cells.set(cell, [segment]);
      }
    }
  }

  near(a: Point, b: Point): Set<Segment> {
    return new Set(this.cellsOf(a, b).flatMap((cell) => this.cells.get(cell) ?? []));
  }

  /** Share of a–b (0 to 1) at which the first segment of another line is met. */
  firstHit(a: Point, b: Point, line: number): number | undefined {
    let best: number | undefined;
    for (const segment of this.near(a, b)) {
      if (segment.line === line) continue;
      const hit = intersect(a, b, segment.a, segment.b);
      if (hit && (best === undefined || hit.t < best)) best = hit.t;
    }
    return best;
  }
}

/** Where a line meets an earlier one. `t` and `u` are shares of its segment and of the other's. */
export type Meeting = {
  line: number;
  index: number;
  other: Segment;
  t: number;
  u: number;
  at: Point;
};

export function* meetings(lines: readonly Polyline[]): Generator<Meeting> {
  const lookup = new SegmentLookup(24);
  for (const [line, points] of lines.entries()) {
    for (const [index, [a, b]] of pairsOf(points).entries()) {
      for (const other of lookup.near(a, b)) {
        const hit = intersect(a, b, other.a, other.b);
        if (hit) yield { line, index, other, ...hit, at: between(a, b, hit.t) };
      }
    }
    lookup.add(points, line);
  }
}
