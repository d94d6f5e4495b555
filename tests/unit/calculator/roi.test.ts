import { describe, expect, it } from 'vitest';
import { fleetLimits } from '@/lib/calculator/fleet-limits';
import { calculateRoi, type RoiIndustry, roiIndustries, roiRates } from '@/lib/roi/roi';

const calculate = (vehicles: number, fuel: number, industry: RoiIndustry) =>
  calculateRoi({ vehicles, fuel, industry });

it('has the published rates', () => {
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
    const { monthlyFuelSavings, annualROI, paybackPeriod } = calculate(vehicles, fuel, industry);
    expect(Math.round(monthlyFuelSavings)).toBe(saved);
    expect(Math.round(annualROI)).toBe(annual);
    expect(paybackPeriod).toBe(months);
  });

  it('is computed unrounded, and adds up from its own working', () => {
    const small = calculate(1, 1.5, 'retail');
    expect(small.monthlyFuelSavings).toBeCloseTo(0.42, 12);
    expect(small.annualROI).toBeCloseTo(1805.04, 9);
    const roi = calculate(40, 6000, 'retail');
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
    expect(calculate(vehicles, fuel, industry).paybackPeriod).toBe(months);
  });

  it('is a finite number all over its range, and pays back in one month or two', () => {
    for (const industry of roiIndustries) {
      for (const vehicles of [1, 2, 3, 17, 999, fleetLimits.vehicles.max]) {
        for (const fuel of [0, 0.01, 49.99, 1e3, 123_456.78, fleetLimits.fuel.max]) {
          const roi = calculate(vehicles, fuel, industry);
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
