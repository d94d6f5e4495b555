'use client';

import { calculateRoi, type RoiIndustry, roiQuestions } from '@/lib/roi/roi';
import { dollars } from '@/lib/words/money';
import {
  Calculator,
  type CalculatorKind,
  type CalculatorWords,
} from '../calculator/calculator.client';
import { fleetWords } from '../calculator/fleet-words';
import { RoiResult } from './roi-result';
import { roiSteps } from './roi-steps';

interface RoiCalculatorProps extends CalculatorWords {
  industries: readonly { value: RoiIndustry; label: string }[];
}

const fleet = fleetWords({ vehicles: 40, fuel: 6000 });

const blank = { vehicles: '', fuel: '', industry: '' };

const kindOf = (industries: RoiCalculatorProps['industries']) =>
  ({
    questions: roiQuestions,
    blank,
    fields: {
      vehicles: {
        label: 'Vehicles in your fleet',
        unit: 'vehicles',
        placeholder: 'e.g. 40',
        whole: true,
        words: fleet.vehicles,
      },
      fuel: {
        label: 'Monthly fuel cost',
        unit: 'USD',
        placeholder: 'e.g. 6,000',
        words: fleet.fuel,
      },
      industry: {
        label: 'Industry',
        placeholder: 'Select your industry',
        options: industries,
        words: { empty: 'Choose an industry.' },
      },
    },
    action: 'Calculate ROI',
    announcement: (input) => {
      const { annualROI, paybackPeriod } = calculateRoi(input);
      return `Annual ROI ${dollars(annualROI)}. Months to pay back: ${paybackPeriod}.`;
    },
    result: (input) => <RoiResult roi={input && { ...calculateRoi(input), ...input }} />,
    steps: roiSteps,
  }) satisfies CalculatorKind<typeof roiQuestions>;

/** The ROI calculator: three answers, and results only after Calculate. */
export const RoiCalculator = ({ industries, ...words }: RoiCalculatorProps) => (
  <Calculator {...words} kind={kindOf(industries)} />
);
