import { describe, expect, it } from 'vitest';
import { dollars } from '@/lib/calculators/money';
import {
  calculateSavings,
  checkSavings,
  defaultSavings,
  type SavingsAnswers,
} from '@/lib/savings/savings';

const answers = (vehicles: string, fuel: string, miles: string): SavingsAnswers => ({
  vehicles,
  fuel,
  miles,
});

describe('the savings of SPEC 9', () => {
  it('of the defaults', () => {
    expect(defaultSavings).toEqual({ vehicles: 50, monthlyFuel: 5000, milesPerVehicle: 2000 });
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
    [1, 0, 0, '$0', '$0', '$50', '$50', '$600'],
    [1, 1, 1, '$0', '$0', '$50', '$50', '$604'],
    [10, 3000, 1500, '$900', '$2', '$500', '$1,402', '$16,827'],
    [40, 6000, 1800, '$1,800', '$11', '$2,000', '$3,811', '$45,730'],
    [7, 999.99, 1234.5, '$300', '$1', '$350', '$651', '$7,816'],
    [3, 333.33, 3333, '$100', '$1', '$150', '$251', '$3,018'],
    [250, 41_000, 2600, '$12,300', '$98', '$12,500', '$24,898', '$298,770'],
    [
      100_000,
      100_000_000,
      100_000,
      '$30,000,000',
      '$1,500,000',
      '$5,000,000',
      '$36,500,000',
      '$438,000,000',
    ],
  ])(
    '%d vehicles, $%d of fuel, %d miles',
    (vehicles, monthlyFuel, milesPerVehicle, fuel, maintenance, operational, monthly, annual) => {
      const savings = calculateSavings({ vehicles, monthlyFuel, milesPerVehicle });
      expect({
        fuel: dollars(savings.fuelSavings),
        maintenance: dollars(savings.maintenanceSavings),
        operational: dollars(savings.operationalSavings),
        monthly: dollars(savings.monthly),
        annual: dollars(savings.annual),
      }).toEqual({ fuel, maintenance, operational, monthly, annual });
    },
  );

  it('rounds figures as they are printed, not before', () => {
    const savings = calculateSavings({ vehicles: 1, monthlyFuel: 1, milesPerVehicle: 1 });
    expect(savings.fuelSavings).toBeCloseTo(0.3, 10);
    expect(savings.monthly).toBeCloseTo(50.30015, 10);
    expect(savings.annual).toBeCloseTo(603.6018, 10);
  });

  it('sums up, and never falls below zero', () => {
    for (const vehicles of [1, 2, 49, 1000, 100_000]) {
      for (const monthlyFuel of [0, 0.01, 5000, 99_999_999.99]) {
        for (const milesPerVehicle of [0, 0.1, 2000, 100_000]) {
          const { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual } =
            calculateSavings({ vehicles, monthlyFuel, milesPerVehicle });
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

describe('three answers', () => {
  it.each([
    [answers('50', '5,000', '2,000'), [50, 5000, 2000]],
    [answers(' 1 ', '$0', '0'), [1, 0, 0]],
    [answers('1,500', '$12,345.67', '1999.5'), [1500, 12_345.67, 1999.5]],
    [answers('100000', '100000000', '100000'), [100_000, 100_000_000, 100_000]],
  ])('%j are understood', (typed, [vehicles, monthlyFuel, milesPerVehicle]) => {
    expect(checkSavings(typed)).toEqual({
      ok: true,
      input: { vehicles, monthlyFuel, milesPerVehicle },
    });
  });

  it.each([
    [answers('', '', ''), { vehicles: 'empty', fuel: 'empty', miles: 'empty' }],
    [
      answers('-1', '-0.01', '-5'),
      { vehicles: 'too-small', fuel: 'too-small', miles: 'too-small' },
    ],
    [
      answers('ten', 'NaN', 'Infinity'),
      { vehicles: 'not-a-number', fuel: 'not-a-number', miles: 'not-a-number' },
    ],
    [
      answers('1e15', '1e15', '1e15'),
      { vehicles: 'not-a-number', fuel: 'not-a-number', miles: 'not-a-number' },
    ],
    [
      answers('1000000000000000', '1000000000000000', '1000000000000000'),
      { vehicles: 'too-large', fuel: 'too-large', miles: 'too-large' },
    ],
    [answers('0', '5000', '2000'), { vehicles: 'too-small' }],
    [answers('2.5', '5000', '2000'), { vehicles: 'not-whole' }],
    [answers('100001', '5000', '2000'), { vehicles: 'too-large' }],
    [answers('50', '5000', '100000.5'), { miles: 'too-large' }],
    [answers('50', '<b>5</b>', '2000'), { fuel: 'not-a-number' }],
  ])('%j are refused', (typed, problems) => {
    expect(checkSavings(typed)).toEqual({ ok: false, problems });
  });
});
