import type { Spot } from '@/lib/planner/day/day';

const placeOf = ([x, y]: Spot) => `${Math.round(x * 10)} ${Math.round(y * 10)}`;

const piecesOf = (places: readonly string[]) =>
  places.slice(1).map((place, i) => [place, places[i]].sort().join());

/** Counts meetings of routes by their lines alone: two lines meet where both have a position. */
export function meetingsOnPaper(
  lines: readonly (readonly Spot[])[],
  isFree: (spot: Spot) => boolean,
): number {
  let count = 0;
  for (const [a, first] of lines.entries()) {
    const places = first.map(placeOf);
    const pieces = piecesOf(places);
    for (const [b, line] of lines.entries()) {
      if (b < a) continue;
      const others = line.map(placeOf);
      const isShared = (i: number) =>
        !isFree(line[i] as Spot) &&
        places.some((at, j) => at === others[i] && (a !== b || i !== j));
      const shared = new Set(others.filter((_, i) => isShared(i)));
      // A line shares a piece with itself if it drives there twice.
      const driven = piecesOf(others).filter(
        (piece, i) =>
          isShared(i) &&
          isShared(i + 1) &&
          pieces.filter((own) => own === piece).length > (a === b ? 1 : 0),
      );
      // Each piece joins two positions to one place.
      count += shared.size - new Set(driven).size;
    }
  }
  return count;
}
