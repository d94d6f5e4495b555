/** What is drawn on the city of /industries, from left to right, as shares of its width. */
const places: Readonly<Record<string, readonly [from: number, to: number]>> = {
  restaurants: [0.04, 0.16],
  retail: [0.22, 0.39],
  ecommerce: [0.45, 0.55],
  couriers: [0.6, 0.75],
  'employee-transport': [0.86, 0.96],
};

/**
 * The sheet, counted from 0, on which the city shows something of an industry, where it is cut into
 * `count` of them; undefined where nobody drew anything for it or a cut would run through it.
 */
export function sheetOf(industry: string, count: number): number | undefined {
  const [from, to] = places[industry] ?? [];
  if (from === undefined || to === undefined) return undefined;
  const sheet = Math.floor(from * count);
  return Math.floor(to * count) === sheet ? sheet : undefined;
}
