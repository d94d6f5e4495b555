import type { AmountLimits } from './parse-amount';

/** At least one vehicle, nothing negative; below the ceilings every sum is exact. */
export const fleetLimits = {
  vehicles: { min: 1, max: 100_000, whole: true },
  fuel: { min: 0, max: 100_000_000 },
} as const satisfies Record<string, AmountLimits>;
