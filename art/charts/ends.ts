/** The points of a curve, from left to right. */
export type Way = readonly (readonly [x: number, y: number])[];

/** Of the stop in which a curve ends, with the line around it. */
export const endRadius = 8;

/** Where a curve ends. */
export const endOf = (way: Way): readonly [x: number, y: number] => way.at(-1) ?? [0, 0];

/** How large the stop of a curve is, and the line around it: smaller where another would cover it. */
export function endLook(way: Way, ways: readonly Way[]): { radius: number; width: number } {
  const [, height] = endOf(way);
  const crowded = ways.some(
    (each) => each !== way && Math.abs(endOf(each)[1] - height) < 2 * endRadius,
  );
  return crowded ? { radius: 4.5, width: 3 } : { radius: endRadius - 2, width: 4 };
}
