import { calculateRoi, type RoiInput, roiPerVehicle, roiRates } from '@/lib/roi/roi';
import { counted } from '@/lib/words/count';
import { exactDollars } from '@/lib/words/money';
import type { Step } from '../calculator/calculator-working';

/** The steps from the three answers to the results, one line each. */
export function roiSteps(input: RoiInput): readonly Step[] {
  const { vehicles, fuel, industry } = input;
  const roi = calculateRoi(input);
  const fleet = counted(vehicles, 'vehicle');
  const rate = Math.round(100 * roiRates[industry]);
  const saved = exactDollars(roi.monthlyFuelSavings);
  const besides = exactDollars(roi.monthlyVehicleSavings);
  const monthly = exactDollars(roi.monthlySavings);
  const setup = exactDollars(roi.setupCost);
  const payback = counted(roi.paybackPeriod, 'month');
  return [
    ['Fuel, a month', `${rate}% × ${exactDollars(fuel)}`, saved],
    ['Vehicles, a month', `${exactDollars(roiPerVehicle.monthly)} × ${fleet}`, besides],
    ['Both, a month', `${saved} + ${besides}`, monthly],
    ['Annual ROI', `12 × ${monthly}`, exactDollars(roi.annualROI)],
    ['Setup, once', `${exactDollars(roiPerVehicle.setup)} × ${fleet}`, setup],
    ['Payback', `${setup} ÷ ${monthly}, rounded up`, payback],
  ];
}
