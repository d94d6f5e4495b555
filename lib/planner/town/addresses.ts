import type { PlannerTown } from './town';

/** Meters per pair of house numbers; keeps numbers under 200. */
const frontage = 90;

/** A unique address for each corner: one of its streets and a number that rises along it, odd on the left. */
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
    // Neighbors take turns between the streets that meet.
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
