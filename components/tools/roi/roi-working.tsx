import { exactDollars } from '@/lib/calculators/money';
import { type Roi, type RoiInput, roiPerVehicle, roiRates } from '@/lib/roi/roi';
import { counted } from '@/lib/words/count';
import { CalculatorTools } from '../calculator/calculator-tools.client';
import { CalculatorWorking } from '../calculator/calculator-working';

/** The steps of SPEC 9 from the three answers to the results, one line each. */
function stepsOf(roi: Roi & RoiInput) {
  const { fleetSize, monthlyFuel, industry, monthlySavings, setupCost, paybackPeriod } = roi;
  const fleet = counted(fleetSize, 'vehicle');
  const monthly = exactDollars(monthlySavings);
  const setup = exactDollars(setupCost);
  const rate = Math.round(100 * roiRates[industry]);
  const saved = exactDollars(roi.monthlyFuelSavings);
  const besides = exactDollars(roi.monthlyVehicleSavings);
  return [
    ['Fuel, a month', `${rate}% × ${exactDollars(monthlyFuel)}`, saved],
    ['Vehicles, a month', `${exactDollars(roiPerVehicle.monthly)} × ${fleet}`, besides],
    ['Both, a month', `${saved} + ${besides}`, monthly],
    ['Annual ROI', `12 × ${monthly}`, exactDollars(roi.annualROI)],
    ['Setup, once', `${exactDollars(roiPerVehicle.setup)} × ${fleet}`, setup],
    ['Payback', `${setup} ÷ ${monthly}, rounded up`, counted(paybackPeriod, 'month')],
  ] as const;
}

/** The working of the ROI line by line, and what to do with it; `anchor` is where a shared address leads. */
export function RoiWorking({ roi, anchor }: { roi: Roi & RoiInput; anchor: string }) {
  return (
    <CalculatorWorking steps={stepsOf(roi)}>
      <CalculatorTools anchor={anchor} />
    </CalculatorWorking>
  );
}
