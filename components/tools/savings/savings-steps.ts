import { calculateSavings, type SavingsInput, savedPer } from '@/lib/savings/savings';
import { counted } from '@/lib/words/count';
import { dollars, exactDollars } from '@/lib/words/money';
import { percent } from '@/lib/words/percent';
import type { Step } from '../calculator/calculator-working';

/** The steps from the three answers to the results: sums to the cent, results as they are printed. */
export function savingsSteps(input: SavingsInput, fuelRate: number): readonly Step[] {
  const savings = calculateSavings(input, fuelRate);
  const { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual } = savings;
  const fleet = counted(input.vehicles, 'vehicle');
  const miles = counted(input.miles, 'mile');
  const rate = percent(fuelRate);
  const mileage = `${miles} × ${fleet} × ${savedPer.thousandMiles} ÷ 1,000`;
  const parts = [fuelSavings, maintenanceSavings, operationalSavings].map(exactDollars);
  return [
    ['Fuel', `${rate} × ${exactDollars(input.fuel)}`, dollars(fuelSavings)],
    ['Maintenance', mileage, dollars(maintenanceSavings)],
    ['Operations', `${exactDollars(savedPer.vehicle)} × ${fleet}`, dollars(operationalSavings)],
    ['A month', parts.join(' + '), dollars(monthly)],
    ['A year', `12 × ${exactDollars(monthly)}`, dollars(annual)],
  ];
}
