import { landEdges, type Place, pointOf } from './places';
import { createRandom } from './random';
import type { Town } from './town';
import type { Point } from './types';

/** Width of a plot along the street, in meters. */
const frontage = 15;

/** A house on a street. Numbers rise along the street, odd ones on its left. */
export type Address = Place & {
  readonly number: number;
  readonly street: string;
  /** Seen from node `a` of the edge to node `b`. */
  readonly side: 'left' | 'right';
  /** On the middle line of the street, in map units. */
  readonly at: Point;
};

/** By edge: meters from the beginning of its street, gaps left out. */
function chainage({ graph, roads }: Town): Float64Array {
  const passed = new Map<number, number>();
  return Float64Array.from(graph.edges, ({ street }, id) => {
    const start = passed.get(street) ?? 0;
    passed.set(street, start + (roads.meters[id] as number));
    return start;
  });
}

/** The plots of a street are counted from its beginning; those of an edge have their middle on it. */
type Plots = { edge: number; start: number; first: number; count: number };

function plotsOf(town: Town): Plots[] {
  const starts = chainage(town);
  return landEdges(town).map((edge) => {
    const start = starts[edge] as number;
    const first = Math.ceil(start / frontage - 0.5);
    const end = Math.ceil((start + (town.roads.meters[edge] as number)) / frontage - 0.5);
    return { edge, start, first, count: end - first };
  });
}

function addressOf(town: Town, { edge, start, first }: Plots, house: number): Address {
  const plot = first + (house >> 1);
  const along = (plot + 0.5) * frontage - start;
  const street = town.streetNames.get(town.graph.edges[edge]?.street ?? -1) ?? '';
  const isOdd = (house & 1) === 0;
  return {
    edge,
    along,
    number: 2 * plot + (isOdd ? 1 : 2),
    street,
    side: isOdd ? 'left' : 'right',
    at: pointOf(town, { edge, along }),
  };
}

/** Every address inside the frame of a town, street by street. */
export function listAddresses(town: Town): Address[] {
  return plotsOf(town).flatMap((plots) =>
    Array.from({ length: 2 * plots.count }, (_, house) => addressOf(town, plots, house)),
  );
}

/** `count` different addresses drawn by lot from all inside the frame; same seed, same draw. */
export function pickAddresses(town: Town, count: number, seed: number): Address[] {
  const random = createRandom(seed * 31337 + 11);
  const houses = listAddresses(town);
  if (count > houses.length) {
    throw new RangeError(`Asked for ${count} addresses, but the town has ${houses.length}`);
  }
  return Array.from({ length: count }, () => {
    // The last house takes the place of the drawn one, so that none is drawn twice.
    const drawn = Math.floor(random() * houses.length);
    const house = houses[drawn] as Address;
    const last = houses.pop() as Address;
    if (drawn < houses.length) houses[drawn] = last;
    return house;
  });
}
