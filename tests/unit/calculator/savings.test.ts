import { describe, expect, it } from 'vitest';
import {
  calculateSavings as calculate,
  defaultSavings,
  type SavingsInput,
} from '@/lib/savings/savings';
import { savingsCsv } from '@/lib/savings/savings-csv';

const rate = 0.3;
const calculateSavings = (input: SavingsInput) => calculate(input, rate);

import { dollars } from '@/lib/words/money';

describe('the savings', () => {
  it('of the defaults', () => {
    expect(defaultSavings).toEqual({ vehicles: 50, fuel: 5000, miles: 2000 });
    expect(calculateSavings(defaultSavings)).toEqual({
      fuelSavings: 1500,
      maintenanceSavings: 15,
      operationalSavings: 2500,
      monthly: 4015,
      annual: 48_180,
    });
  });

  it.each([
    // vehicles, fuel, miles → fuel, maintenance, operational, monthly, annual as printed
    [1, 0, 0, '$0 $0 $50 $50 $600'],
    [1, 1, 1, '$0 $0 $50 $50 $604'],
    [10, 3000, 1500, '$900 $2 $500 $1,402 $16,827'],
    [40, 6000, 1800, '$1,800 $11 $2,000 $3,811 $45,730'],
    [7, 999.99, 1234.5, '$300 $1 $350 $651 $7,816'],
    [3, 333.33, 3333, '$100 $1 $150 $251 $3,018'],
    [250, 41_000, 2600, '$12,300 $98 $12,500 $24,898 $298,770'],
    [100_000, 1e8, 100_000, '$30,000,000 $1,500,000 $5,000,000 $36,500,000 $438,000,000'],
  ])('%d vehicles, $%d of fuel, %d miles: %s', (vehicles, fuel, miles, printed) => {
    const { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual } =
      calculateSavings({ vehicles, fuel, miles });
    const figures = [fuelSavings, maintenanceSavings, operationalSavings, monthly, annual];
    expect(figures.map(dollars).join(' ')).toBe(printed);
  });

  it('rounds figures as they are printed, not before', () => {
    const savings = calculateSavings({ vehicles: 1, fuel: 1, miles: 1 });
    expect(savings.fuelSavings).toBeCloseTo(0.3, 10);
    expect(savings.monthly).toBeCloseTo(50.30015, 10);
    expect(savings.annual).toBeCloseTo(603.6018, 10);
  });

  it('sums up, and never falls below zero', () => {
    for (const vehicles of [1, 2, 49, 1000, 100_000]) {
      for (const fuel of [0, 0.01, 5000, 99_999_999.99]) {
        for (const miles of [0, 0.1, 2000, 100_000]) {
          const { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual } =
            calculateSavings({ vehicles, fuel, miles });
          for (const part of [fuelSavings, maintenanceSavings, operationalSavings]) {
            expect(part).toBeGreaterThanOrEqual(0);
          }
          expect(monthly).toBe(fuelSavings + maintenanceSavings + operationalSavings);
          expect(annual).toBe(12 * monthly);
          expect(Number.isFinite(annual)).toBe(true);
        }
      }
    }
  });
});

it('the estimate as CSV holds the answers and the figures as the page prints them', () => {
  expect(savingsCsv({ vehicles: 7, fuel: 999.99, miles: 1234.5 }, rate).split('\r\n')).toEqual([
    'Item,Value,Unit',
    'Vehicles,7,vehicles',
    'Monthly fuel cost,999.99,USD',
    'Average miles per vehicle per month,1234.5,miles',
    'Fuel savings per month,300,USD',
    'Maintenance savings per month,1,USD',
    'Operational savings per month,350,USD',
    'Monthly savings,651,USD',
    'Annual savings,7816,USD',
    '',
  ]);
});

it('the estimate as CSV holds nothing that a spreadsheet would run, and no thousands separators', () => {
  const csv = savingsCsv({ vehicles: 100_000, fuel: 1e8, miles: 100_000 }, rate);
  for (const row of csv.trim().split('\r\n')) {
    expect(row.split(',')).toHaveLength(3);
    expect(row).not.toMatch(/(^|,)[=+@-]/);
  }
});
