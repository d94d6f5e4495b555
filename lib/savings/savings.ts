import { amount, type InputOf } from '../calculator/answers';
import { fleetLimits } from '../calculator/fleet-limits';

/** Dollars of maintenance saved per 1,000 miles of the fleet, and of operations per vehicle. */
export const savedPer = { thousandMiles: 0.15, vehicle: 50 } as const;

/** Miles of one vehicle a month. */
export const milesLimits = { min: 0, max: 100_000 };

/** Vehicles, dollars of fuel a month, and miles of one vehicle a month. */
export const savingsQuestions = {
  vehicles: amount(fleetLimits.vehicles),
  fuel: amount(fleetLimits.fuel),
  miles: amount(milesLimits),
};

export type SavingsInput = InputOf<typeof savingsQuestions>;

export const defaultSavings: SavingsInput = { vehicles: 50, fuel: 5000, miles: 2000 };

/** Dollars, unrounded; `fuelRate` is the share of the fuel bill that is saved. */
export function calculateSavings({ vehicles, fuel, miles }: SavingsInput, fuelRate: number) {
  const fuelSavings = fuel * fuelRate;
  const maintenanceSavings = (miles * vehicles * savedPer.thousandMiles) / 1000;
  const operationalSavings = savedPer.vehicle * vehicles;
  const monthly = fuelSavings + maintenanceSavings + operationalSavings;
  return { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual: 12 * monthly };
}
