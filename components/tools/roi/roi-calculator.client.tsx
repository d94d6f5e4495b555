'use client';

import { dollars } from '@/lib/calculators/money';
import { calculateRoi, checkRoi, type RoiAnswers, type RoiIndustry } from '@/lib/roi/roi';
import { roiAnswers, roiQuery } from '@/lib/roi/roi-address';
import { AmountField, Calculator, ChoiceField } from '../calculator/calculator-parts.client';
import { useCalculator } from '../calculator/use-calculator';
import { RoiResult } from './roi-result';
import { roiError } from './roi-words';
import { RoiWorking } from './roi-working';

interface RoiCalculatorProps {
  /** Id of the heading, and the beginning of the ids of the fields. */
  id: string;
  title: string;
  lead: string;
  /** The formula in words, for readers without script. */
  unscripted: string;
  industries: readonly { value: RoiIndustry; label: string }[];
  /** Id of the section, where a shared address leads. */
  anchor: string;
}

const rules = {
  names: ['vehicles', 'fuel', 'industry'],
  blank: { vehicles: '', fuel: '', industry: '' } satisfies RoiAnswers,
  check: checkRoi,
  read: roiAnswers,
  write: roiQuery,
} as const;

/** The ROI calculator (SPEC 9): three answers, and results only after Calculate. */
export function RoiCalculator(props: RoiCalculatorProps) {
  const { id, title, lead, unscripted, industries, anchor } = props;
  const { field, input, wrong, attempt, calculate } = useCalculator(id, rules);
  const answer = (name: keyof RoiAnswers) => {
    const { problem, ...rest } = field(name);
    return { ...rest, error: roiError(name, problem) };
  };
  const roi = input && { ...calculateRoi(input), ...input };
  return (
    <Calculator
      id={id}
      title={title}
      lead={lead}
      unscripted={unscripted}
      action="Calculate ROI"
      problems={wrong as 0 | 1 | 2 | 3}
      attempt={attempt}
      onCalculate={calculate}
      said={
        roi ? `Annual ROI ${dollars(roi.annualROI)}. Months to pay back: ${roi.paybackPeriod}.` : ''
      }
      fields={
        <>
          <AmountField
            {...answer('vehicles')}
            label="Vehicles in your fleet"
            unit="vehicles"
            placeholder="e.g. 40"
            whole
          />
          <AmountField
            {...answer('fuel')}
            label="Monthly fuel cost"
            unit="USD"
            placeholder="e.g. 6,000"
          />
          <ChoiceField
            {...answer('industry')}
            label="Industry"
            placeholder="Select your industry"
            options={industries}
          />
        </>
      }
      result={<RoiResult roi={roi} />}
      working={roi && <RoiWorking roi={roi} anchor={anchor} />}
    />
  );
}
