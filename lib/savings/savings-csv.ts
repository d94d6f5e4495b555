import { calculateSavings, type SavingsInput } from './savings';

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
