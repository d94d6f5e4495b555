import { describe, expect, it } from 'vitest';
import { fleetLimits } from '@/lib/calculators/fleet-limits';
import { calculateRoi, checkRoi, type RoiIndustry, roiIndustries, roiRates } from '@/lib/roi/roi';

const rounded = (fleetSize: number, monthlyFuel: number, industry: RoiIndustry) => {
  const { monthlyFuelSavings, annualROI, paybackPeriod } = calculateRoi({
    fleetSize,
    monthlyFuel,
    industry,
  });
  return [Math.round(monthlyFuelSavings), Math.round(annualROI), paybackPeriod];
};

it('has the rates of the specification', () => {
  expect(roiRates).toEqual({
    logistics: 0.3,
    construction: 0.25,
    healthcare: 0.2,
    retail: 0.28,
    manufacturing: 0.26,
    other: 0.25,
  });
  expect(roiIndustries).toEqual(Object.keys(roiRates));
});

describe('fuel saved a month, annual ROI and months to pay back', () => {
  it.each<[number, number, RoiIndustry, number, number, number]>([
    [40, 6000, 'retail', 1680, 92_160, 2],
    [40, 6000, 'logistics', 1800, 93_600, 2],
    [40, 6000, 'construction', 1500, 90_000, 2],
    [40, 6000, 'healthcare', 1200, 86_400, 2],
    [40, 6000, 'manufacturing', 1560, 90_720, 2],
    [40, 6000, 'other', 1500, 90_000, 2],
    [1, 0, 'other', 0, 1800, 2],
    [1, 0.01, 'logistics', 0, 1800, 2],
    [1, 1000, 'healthcare', 200, 4200, 1],
    [12, 3333.33, 'manufacturing', 867, 32_000, 1],
    [7, 999.99, 'retail', 280, 15_960, 2],
    [100_000, 0, 'retail', 0, 180_000_000, 2],
    [1, 100_000_000, 'logistics', 30_000_000, 360_001_800, 1],
    [100_000, 100_000_000, 'logistics', 30_000_000, 540_000_000, 1],
  ])('%d vehicles, $%d of fuel, %s', (vehicles, fuel, industry, saved, annual, months) => {
    expect(rounded(vehicles, fuel, industry)).toEqual([saved, annual, months]);
  });

  it('is computed unrounded', () => {
    const { monthlyFuelSavings, annualROI } = calculateRoi({
      fleetSize: 1,
      monthlyFuel: 1.5,
      industry: 'retail',
    });
    expect(monthlyFuelSavings).toBeCloseTo(0.42, 12);
    expect(annualROI).toBeCloseTo(1805.04, 9);
  });

  it('adds up from its own working', () => {
    const roi = calculateRoi({ fleetSize: 40, monthlyFuel: 6000, industry: 'retail' });
    expect(roi.monthlyVehicleSavings).toBe(6000);
    expect(roi.monthlySavings).toBeCloseTo(7680, 9);
    expect(roi.annualROI).toBeCloseTo(12 * roi.monthlySavings, 9);
    expect(roi.setupCost).toBe(8000);
  });

  // Fuel savings of $50 a vehicle make setup cost and a month's savings equal: one month to the cent.
  it.each<[number, number, RoiIndustry, number]>([
    [3, 500, 'logistics', 1],
    [7, 1250, 'retail', 1],
    [13, 2500, 'manufacturing', 1],
    [29, 7250, 'healthcare', 1],
    [7, 1249.99, 'retail', 2],
    [7, 1250.01, 'retail', 1],
    [100_000, 25_000_000, 'healthcare', 1],
    [100_000, 24_999_999.99, 'healthcare', 2],
  ])('%d vehicles, $%d, %s pay back in %d months', (vehicles, fuel, industry, months) => {
    expect(rounded(vehicles, fuel, industry)[2]).toBe(months);
  });

  it('is a finite number all over its range, and pays back in one month or two', () => {
    for (const industry of roiIndustries) {
      for (const fleetSize of [1, 2, 3, 17, 999, fleetLimits.vehicles.max]) {
        for (const monthlyFuel of [0, 0.01, 49.99, 1e3, 123_456.78, fleetLimits.fuel.max]) {
          const roi = calculateRoi({ fleetSize, monthlyFuel, industry });
          for (const value of Object.values(roi)) {
            expect(Number.isFinite(value)).toBe(true);
            expect(value).toBeGreaterThanOrEqual(0);
          }
          expect([1, 2]).toContain(roi.paybackPeriod);
        }
      }
    }
  });
});

describe('three answers', () => {
  const check = (vehicles: string, fuel: string, industry: string) =>
    checkRoi({ vehicles, fuel, industry });

  it.each([
    ['40', '6,000', 'retail', { fleetSize: 40, monthlyFuel: 6000, industry: 'retail' }],
    [' 1 ', '0', 'other', { fleetSize: 1, monthlyFuel: 0, industry: 'other' }],
    [
      '1,500',
      '$12,345.67',
      'logistics',
      { fleetSize: 1500, monthlyFuel: 12_345.67, industry: 'logistics' },
    ],
  ])('%j, %j, %j are fine', (vehicles, fuel, industry, input) => {
    expect(check(vehicles, fuel, industry)).toEqual({ ok: true, input });
  });

  it.each([
    ['', '', '', { vehicles: 'empty', fuel: 'empty', industry: 'empty' }],
    ['0', '6000', 'retail', { vehicles: 'too-small' }],
    ['-4', '-1', 'retail', { vehicles: 'too-small', fuel: 'too-small' }],
    ['2.5', '1', 'retail', { vehicles: 'not-whole' }],
    ['ten', 'lots', 'retail', { vehicles: 'not-a-number', fuel: 'not-a-number' }],
    ['1e3', '1e9', 'retail', { vehicles: 'not-a-number', fuel: 'not-a-number' }],
    ['100001', '100000000.01', 'retail', { vehicles: 'too-large', fuel: 'too-large' }],
    ['9'.repeat(400), '9'.repeat(400), 'retail', { vehicles: 'too-large', fuel: 'too-large' }],
    ['40', '6000', 'farming', { industry: 'empty' }],
    ['40', '6000', 'toString', { industry: 'empty' }],
    ['40', '6000', '__proto__', { industry: 'empty' }],
    ['40', '6000', 'Retail', { industry: 'empty' }],
  ])('%j, %j, %j need a look', (vehicles, fuel, industry, problems) => {
    expect(check(vehicles, fuel, industry)).toEqual({ ok: false, problems });
  });

  it('reads the top of its range', () => {
    expect(check('100,000', '100,000,000', 'other').ok).toBe(true);
  });
});
