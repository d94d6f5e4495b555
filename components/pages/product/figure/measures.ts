/** How much of each van is paid for after a saving: 1, 0, or a part. */
export function vansLeft(percent: number, vans: number): readonly number[] {
  const left = (vans * (100 - percent)) / 100;
  return Array.from({ length: vans }, (_, at) => Math.min(1, Math.max(0, left - at)));
}

/** Four stops, and the shortest path along the streets between them. */
export const stops = [
  [14, 92],
  [112, 58],
  [184, 134],
  [232, 134],
] as const;
export const shortest = 'M14 92H112V58H184V134H232';
const shortestLength = 328;

/** A path between the same ends, up and down the avenues, that the shortest saves so many percent of. */
export function detour(percent: number): string {
  const climbed = shortestLength / (1 - percent / 100) - 218;
  // Seven times up and down by the depth, then to the last stop, 42 below the first: down, or back up.
  const depth = climbed > 294 ? (climbed + 42) / 8 : (climbed - 42) / 6;
  const [top, bottom] = [92 - depth, 92 + depth].map((y) => Number(y.toFixed(1)));
  return `M14 92V${top}H63V${bottom}H112V${top}H184V${bottom}H232V134`;
}
