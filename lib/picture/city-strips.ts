/** What the city of /industries shows from left to right, as shares of its width. */
const places: Readonly<Record<string, readonly [from: number, to: number]>> = {
  restaurants: [0.04, 0.16],
  retail: [0.22, 0.39],
  ecommerce: [0.45, 0.55],
  couriers: [0.6, 0.75],
  'employee-transport': [0.86, 0.96],
};

/**
 * The strip (from 0) with something of an industry in a city cut into `count`; undefined for none.
 */
export function stripOf(industry: string, count: number): number | undefined {
  const [from, to] = places[industry] ?? [];
  if (from === undefined || to === undefined) return undefined;
  const strip = Math.floor(from * count);
  return Math.floor(to * count) === strip ? strip : undefined;
}
