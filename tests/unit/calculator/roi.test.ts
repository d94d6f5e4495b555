import { expect, it } from 'vitest';
import { calculateRoi, type RoiIndustry } from '@/lib/roi/roi';

// The months to pay back turn at fuel savings of $50 a vehicle, to the cent.
it.each<[number, number, RoiIndustry, number, number, number]>([
  [40, 6000, 'retail', 1680, 92_160, 2],
  [40, 6000, 'other', 1500, 90_000, 2],
  [1, 0, 'other', 0, 1800, 2],
  [1, 1000, 'healthcare', 200, 4200, 1],
  [100_000, 100_000_000, 'logistics', 30_000_000, 540_000_000, 1],
  [3, 500, 'logistics', 150, 7200, 1],
  [7, 1249.99, 'retail', 350, 16_800, 2],
  [7, 1250.01, 'retail', 350, 16_800, 1],
])(
  '%d vehicles, $%d of fuel, %s: $%d, $%d, %d months',
  (vehicles, fuel, industry, saved, annual, months) => {
    const roi = calculateRoi({ vehicles, fuel, industry });
    expect(Math.round(roi.monthlyFuelSavings)).toBe(saved);
    expect(Math.round(roi.annualROI)).toBe(annual);
    expect(roi.paybackPeriod).toBe(months);
  },
);

it('is computed unrounded', () => {
  const small = calculateRoi({ vehicles: 1, fuel: 1.5, industry: 'retail' });
  expect(small.monthlyFuelSavings).toBeCloseTo(0.42, 12);
  expect(small.annualROI).toBeCloseTo(1805.04, 9);
});
