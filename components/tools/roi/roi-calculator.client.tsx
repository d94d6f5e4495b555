'use client';

import type { SuccessStories } from '@/content/schemas/stories';
import { calculateRoi, roiPerVehicle, roiQuestions, roiRates } from '@/lib/roi/roi';
import { counted } from '@/lib/words/count';
import { dollars, exactDollars } from '@/lib/words/money';
import {
  Calculator,
  type CalculatorKind,
  type CalculatorWords,
} from '../calculator/calculator.client';
import { fleetFields } from '../calculator/fleet-fields';
import { exampleInput, RoiResult, type RoiShown } from './roi-result';
// Of the list of industries.
import '@/components/ui/field/form';

type RoiCalculatorProps = CalculatorWords & Pick<SuccessStories['roi'], 'industries'>;

const asked = fleetFields(exampleInput);

const blank = { vehicles: '', fuel: '', industry: '' };

const kindOf = (industries: RoiCalculatorProps['industries']) =>
  ({
    questions: roiQuestions,
    blank,
    fields: {
      vehicles: {
        ...asked.vehicles,
        label: 'Vehicles in your fleet',
        unit: 'vehicles',
        placeholder: 'e.g. 40',
      },
      fuel: { ...asked.fuel, placeholder: 'e.g. 6,000' },
      industry: {
        label: 'Industry',
        placeholder: 'Select your industry',
        options: industries,
        words: { empty: 'Choose an industry.' },
      },
    },
    action: 'Calculate ROI',
    waits: true,
    calculate: (input) => ({ ...input, ...calculateRoi(input) }),
    announcement: ({ annualROI, paybackPeriod }) =>
      `Annual ROI ${dollars(annualROI)}. Months to pay back: ${paybackPeriod}.`,
    show: (roi) => <RoiResult roi={roi} />,
    steps: (roi) => {
      const fleet = counted(roi.vehicles, 'vehicle');
      const rate = Math.round(100 * roiRates[roi.industry]);
      const saved = exactDollars(roi.monthlyFuelSavings);
      const besides = exactDollars(roi.monthlyVehicleSavings);
      const monthly = exactDollars(roi.monthlySavings);
      const setup = exactDollars(roi.setupCost);
      const payback = counted(roi.paybackPeriod, 'month');
      return [
        ['Fuel, a month', `${rate}% × ${exactDollars(roi.fuel)}`, saved],
        ['Vehicles, a month', `${exactDollars(roiPerVehicle.monthly)} × ${fleet}`, besides],
        ['Both, a month', `${saved} + ${besides}`, monthly],
        ['Annual ROI', `12 × ${monthly}`, exactDollars(roi.annualROI)],
        ['Setup, once', `${exactDollars(roiPerVehicle.setup)} × ${fleet}`, setup],
        ['Payback', `${setup} ÷ ${monthly}, rounded up`, payback],
      ];
    },
  }) satisfies CalculatorKind<typeof roiQuestions, RoiShown>;

/** The ROI calculator: three answers, and results only after Calculate. */
export const RoiCalculator = ({ industries, ...words }: RoiCalculatorProps) => (
  <Calculator {...words} kind={kindOf(industries)} />
);
