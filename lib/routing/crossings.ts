import { distance, distanceToSegment, intersect } from '../city/geometry/geometry';
import type { Point, Polyline } from '../city/types';

/** Map units. */
const contact = 1e-6;

type Piece = { a: Point; b: Point; line: number; index: number };

const isBefore = (p: Piece, q: Piece, axis: 0 | 1): boolean =>
  Math.max(p.a[axis], p.b[axis]) < Math.min(q.a[axis], q.b[axis]) - contact;

const reaches = (end: Point, { a, b }: Piece): boolean => distanceToSegment(end, a, b) < contact;

function touch(p: Piece, q: Piece): boolean {
  if (isBefore(p, q, 0) || isBefore(q, p, 0) || isBefore(p, q, 1) || isBefore(q, p, 1))
    return false;
  if (intersect(p.a, p.b, q.a, q.b)) return true;
  return reaches(p.a, q) || reaches(p.b, q) || reaches(q.a, p) || reaches(q.b, p);
}

/**
 * Counts places where polylines cross or touch each other or themselves; shared stretches count
 * once.
 */
export function countCrossings(lines: readonly Polyline[]): number {
  const pieces: Piece[] = [];
  lines.forEach((line, id) => {
    const clean = line.filter((p, i) => i === 0 || distance(p, line[i - 1] as Point) > contact);
    for (let i = 1; i < clean.length; i++) {
      pieces.push({ a: clean[i - 1] as Point, b: clean[i] as Point, line: id, index: i });
    }
  });
  let count = 0;
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i] as Piece;
    for (let j = i + 1; j < pieces.length; j++) {
      const q = pieces[j] as Piece;
      // Neighbors share a corner.
      if (p.line === q.line && q.index - p.index < 2) continue;
      if (touch(p, q)) count++;
    }
  }
  return count;
}
