import type { PlannerTown } from './town';

/** Meters of street to a pair of house numbers: numbers of a long street stay under 200. */
const frontage = 90;

/**
 * The address of a stop at each corner, such as '45 Merino Street': one of the streets that meet there
 * and a number that rises along it, odd on the left as in the addresses of a drawn town. No two corners
 * share one.
 */
export function cornerAddresses(
  town: Pick<PlannerTown, 'x' | 'a' | 'b' | 'street' | 'meters' | 'from' | 'ways' | 'streetNames'>,
): string[] {
  const passed = new Float64Array(town.streetNames.length);
  const start = Float64Array.from(town.street, (street, s) => {
    const before = passed[street] as number;
    passed[street] = before + (town.meters[s] as number);
    return before;
  });
  const taken = new Set<string>();
  return Array.from(town.x, (_, corner) => {
    const [low, high] = [town.from[corner] as number, town.from[corner + 1] as number];
    // Neighbors take turns between the streets that meet, as houses at a corner do.
    const s = town.ways[low + ((corner * 7 + (corner >> 3)) % (high - low))] as number;
    const along = (start[s] as number) + (town.a[s] === corner ? 0 : (town.meters[s] as number));
    const name = town.streetNames[town.street[s] as number];
    let number = 2 * Math.floor(along / frontage) + 1 + (corner & 1);
    while (taken.has(`${number} ${name}`)) number += 2;
    const address = `${number} ${name}`;
    taken.add(address);
    return address;
  });
}
