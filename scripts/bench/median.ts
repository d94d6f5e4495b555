/** The value in the middle; of an even number, the lower of the two. Throws where there is none. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There was nothing to take a median of.');
  return middle;
}
