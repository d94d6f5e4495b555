import { calculateSavings, type SavingsInput } from './savings';

/**
 * An estimate as a CSV file (RFC 4180): the three answers as they were given, then the figures
 * rounded as the page prints them. Numbers and our own labels only, so nothing needs quoting.
 */
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
