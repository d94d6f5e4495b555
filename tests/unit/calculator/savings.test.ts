import { expect, it } from 'vitest';
import { calculateSavings, savingsCsv } from '@/lib/savings/savings';
import { dollars } from '@/lib/words/money';

const rate = 0.3;

it.each([
  [50, 5000, 2000, '$1,500 $15 $2,500 $4,015 $48,180'],
  [1, 0, 0, '$0 $0 $50 $50 $600'],
  [1, 1, 1, '$0 $0 $50 $50 $604'],
  [7, 999.99, 1234.5, '$300 $1 $350 $651 $7,816'],
  [100_000, 1e8, 100_000, '$30,000,000 $1,500,000 $5,000,000 $36,500,000 $438,000,000'],
])('%d vehicles, $%d of fuel, %d miles: %s', (vehicles, fuel, miles, printed) => {
  const savings = calculateSavings({ vehicles, fuel, miles }, rate);
  const { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual } = savings;
  const figures = [fuelSavings, maintenanceSavings, operationalSavings, monthly, annual];
  expect(figures.map(dollars).join(' ')).toBe(printed);
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
