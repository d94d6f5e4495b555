type Point = readonly [number, number];

/** Of each of so many vans, how much of it is still paid for: 1, 0, or the part that the saving ends in. */
export function vansLeft(percent: number, vans: number): readonly number[] {
  const left = (vans * (100 - percent)) / 100;
  return Array.from({ length: vans }, (_, at) => Math.min(1, Math.max(0, left - at)));
}

/** Four stops, and the shortest way along the streets between them. */
const stops: readonly Point[] = [
  [14, 92],
  [112, 58],
  [184, 134],
  [232, 134],
];
const shortest: readonly Point[] = [
  [14, 92],
  [112, 92],
  [112, 58],
  [184, 58],
  [184, 134],
  [232, 134],
];

/** How long a line is that turns at these points. */
export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = line[at] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

/** The way that saves so much, beside the one it is measured by: up and down the avenues, just as long. */
export function detour(percent: number) {
  const whole = lengthOf(shortest) / (1 - percent / 100);
  const climbed = whole - 218;
  // Seven times up and down by the depth, then to the last stop, 42 below the first: down, or back up.
  const depth = climbed > 294 ? (climbed + 42) / 8 : (climbed - 42) / 6;
  const [top, bottom] = [92 - depth, 92 + depth];
  const before: readonly Point[] = [
    [14, 92],
    [14, top],
    [63, top],
    [63, bottom],
    [112, bottom],
    [112, top],
    [184, top],
    [184, bottom],
    [232, bottom],
    [232, 134],
  ];
  return { before, after: shortest, stops };
}
