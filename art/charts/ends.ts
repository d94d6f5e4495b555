/** The points of a curve, from left to right. */
export type Way = readonly (readonly [x: number, y: number])[];

/** Of the stop in which a curve ends, with the line around it. */
export const endRadius = 8;

/** How steeply a curve comes to its end. */
const steepness = (way: Way): number => {
  const [[, before], [, end]] = [way.at(-2) ?? [0, 0], way.at(-1) ?? [0, 0]];
  return Math.abs(end - before);
};

/**
 * Curves, of which two whose stops would cover each other end side by side, each at its own height: the
 * steeper one to the right, so that it does not run through the other's stop.
 */
export function spread(ways: readonly Way[]): readonly Way[] {
  const heightOf = (way: Way) => way.at(-1)?.[1] ?? 0;
  const moved = new Map<Way, number>();
  for (const way of ways) {
    const other = ways.find(
      (each) => each !== way && Math.abs(heightOf(each) - heightOf(way)) < endRadius + 2,
    );
    if (!other || moved.has(way) || moved.has(other)) continue;
    const [flat, steep] = [way, other].sort((a, b) => steepness(a) - steepness(b)) as [Way, Way];
    moved.set(flat, -endRadius - 1.5).set(steep, endRadius + 1.5);
  }
  return ways.map((way) => {
    const [endX, endY] = way.at(-1) ?? [0, 0];
    return [...way.slice(0, -1), [endX + (moved.get(way) ?? 0), endY] as const];
  });
}
