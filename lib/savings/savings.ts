import { amount, fleetLimits, type InputOf } from '../calculator/answers';

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

/** An estimate as CSV (RFC 4180), figures rounded as on the page. Nothing needs quoting. */
export function savingsCsv(input: SavingsInput, fuelRate: number): string {
  const savings = calculateSavings(input, fuelRate);
  return [
    ['Item', 'Value', 'Unit'],
    ['Vehicles', input.vehicles, 'vehicles'],
    ['Monthly fuel cost', input.fuel, 'USD'],
    ['Average miles per vehicle per month', input.miles, 'miles'],
    ['Fuel savings per month', Math.round(savings.fuelSavings), 'USD'],
    ['Maintenance savings per month', Math.round(savings.maintenanceSavings), 'USD'],
    ['Operational savings per month', Math.round(savings.operationalSavings), 'USD'],
    ['Monthly savings', Math.round(savings.monthly), 'USD'],
    ['Annual savings', Math.round(savings.annual), 'USD'],
  ]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
}
