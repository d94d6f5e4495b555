'use client';

import { Icon } from '@/components/ui/icon/icon';
import {
  calculateSavings,
  defaultSavings,
  milesLimits,
  savingsQuestions,
} from '@/lib/savings/savings';
import { savingsCsv } from '@/lib/savings/savings-csv';
import { count } from '@/lib/words/count';
import { dollars } from '@/lib/words/money';
import {
  Calculator,
  type CalculatorKind,
  type CalculatorWords,
} from '../calculator/calculator.client';
import { toolClasses } from '../calculator/calculator-tools.client';
import { fleetWords } from '../calculator/fleet-words';
import { SavingsResult } from './savings-result';
import { savingsSteps } from './savings-steps';

const fleet = fleetWords(defaultSavings);

const blank = {
  vehicles: count(defaultSavings.vehicles),
  fuel: count(defaultSavings.fuel),
  miles: count(defaultSavings.miles),
};

const kindOf = (fuelRate: number) =>
  ({
    questions: savingsQuestions,
    blank,
    fields: {
      vehicles: { label: 'Vehicles', unit: 'in the fleet', whole: true, words: fleet.vehicles },
      fuel: { label: 'Monthly fuel cost', unit: 'USD', words: fleet.fuel },
      miles: {
        label: 'Average miles per vehicle per month',
        unit: 'miles',
        words: {
          empty: 'Enter the miles of one vehicle in a month.',
          'not-a-number': 'Enter miles in digits, such as 2,000.',
          'too-small': 'Enter 0 miles or more.',
          'too-large': `Enter ${count(milesLimits.max)} miles or fewer.`,
        },
      },
    },
    action: 'Calculate',
    announcement: (input) => {
      const { monthly, annual } = calculateSavings(input, fuelRate);
      return `Monthly savings ${dollars(monthly)}. Annual savings ${dollars(annual)}.`;
    },
    result: (input) => <SavingsResult input={input} fuelRate={fuelRate} />,
    steps: (input) => savingsSteps(input, fuelRate),
    tools: (input) => (
      <a
        className={toolClasses}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(savingsCsv(input, fuelRate))}`}
        download="savings-estimate.csv"
      >
        <Icon name="download" className="" />
        Download CSV
      </a>
    ),
  }) satisfies CalculatorKind<typeof savingsQuestions>;

/** The savings calculator: it starts with the defaults and an average estimate. */
export const SavingsCalculator = ({
  fuelRate,
  ...words
}: CalculatorWords & { fuelRate: number }) => <Calculator {...words} kind={kindOf(fuelRate)} />;
