export type Way = readonly (readonly [x: number, y: number])[];

/** Radius of the stop in which a curve ends, with its line. */
export const endRadius = 8;

export const endOf = (way: Way): readonly [x: number, y: number] => way.at(-1) ?? [0, 0];

/** Radius and line of that stop: smaller where another curve ends close by. */
export function endSize(way: Way, ways: readonly Way[]): { radius: number; width: number } {
  const [, height] = endOf(way);
  const crowded = ways.some(
    (each) => each !== way && Math.abs(endOf(each)[1] - height) < 2 * endRadius,
  );
  return crowded ? { radius: 4.5, width: 3 } : { radius: endRadius - 2, width: 4 };
}
