import type { PlannerTown } from '@/lib/planner/town/town';

/** So many, that the list stays short. */
const most = 12;

const streetOf = (address: string): string => address.replace(/^\d+ /, '');

/** Addresses to offer while one is typed: those whose street, or whose number, begins alike. */
export function offeredAddresses(town: PlannerTown | undefined, typed: string): readonly string[] {
  const begun = typed.trim().toLowerCase();
  if (!town || !begun) return [];
  return town.addresses
    .filter((address) => {
      const whole = address.toLowerCase();
      return whole.startsWith(begun) || streetOf(whole).startsWith(begun);
    })
    .slice(0, most);
}

/** Addresses of the street that a stop lies in. */
export const addressesBeside = (
  town: PlannerTown | undefined,
  address: string,
): readonly string[] => offeredAddresses(town, streetOf(address));
