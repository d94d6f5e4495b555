import type { AmountLimits } from './parse-amount';

/**
 * What the calculators take of a fleet: it has a vehicle, and nothing is negative. The
 * ceilings are ours: larger fleets and bills do not exist, and every sum below them is exact.
 */
export const fleetLimits = {
  vehicles: { min: 1, max: 100_000, whole: true },
  fuel: { min: 0, max: 100_000_000 },
} as const satisfies Record<string, AmountLimits>;
