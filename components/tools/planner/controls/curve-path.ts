type Points = readonly (readonly [generation: number, cost: number])[];

/** The drawing's room for the curve: generations across, cost from 1 down to 0. */
export const curveSize = { width: 168, height: 56 };

const round = (value: number): number => Math.round(value * 10) / 10;
const across = (generation: number, all: number): number =>
  round((Math.min(generation, all) / Math.max(1, all)) * curveSize.width);
const down = (cost: number): number =>
  round((1 - Math.min(1, Math.max(0, cost))) * curveSize.height);

/** Where the curve stands at a generation. */
export const curvePoint = (points: Points, at: number, all: number): readonly [number, number] => [
  across(at, all),
  down(points.at(-1)?.[1] ?? 1),
];

/** The steps of the cost as a path, up to a generation: a step where a better plan was found. */
export function curvePath(points: Points, at: number, all: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const steps = rest.map(([generation, cost]) => `H${across(generation, all)}V${down(cost)}`);
  return `M${across(first[0], all)} ${down(first[1])}${steps.join('')}H${across(at, all)}`;
}

/** What the curve shows, in words. */
export function curveWords(points: Points, at: number, all: number): string {
  const cost = points.at(-1)?.[1];
  return cost === undefined
    ? `Weighted cost by generation, 0 to ${all}. Not optimized yet.`
    : `Weighted cost by generation: ${Math.round(100 * cost)}% of the first plan’s at generation ${at} of ${all}.`;
}
