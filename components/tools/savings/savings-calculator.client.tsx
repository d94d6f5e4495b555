'use client';

import { toolClasses } from '@/components/tools/calculator/calculator.client';
import { Icon } from '@/components/ui/icon/icon';
import {
  calculateSavings,
  defaultSavings,
  milesLimits,
  savedPer,
  savingsCsv,
  savingsQuestions,
} from '@/lib/savings/savings';
import { count, counted } from '@/lib/words/count';
import { dollars, exactDollars } from '@/lib/words/money';
import { percent } from '@/lib/words/percent';
import {
  Calculator,
  type CalculatorKind,
  type CalculatorWords,
} from '../calculator/calculator.client';
import { fleetFields } from '../calculator/fleet-fields';
import { SavingsResult, type SavingsShown } from './savings-result';

const asked = fleetFields(defaultSavings);

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
      vehicles: { ...asked.vehicles, label: 'Vehicles', unit: 'in the fleet' },
      fuel: asked.fuel,
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
    calculate: (input) => ({ ...input, ...calculateSavings(input, fuelRate) }),
    announcement: ({ monthly, annual }) =>
      `Monthly savings ${dollars(monthly)}. Annual savings ${dollars(annual)}.`,
    show: (savings) => <SavingsResult savings={savings} fuelRate={fuelRate} />,
    // Sums to the cent, results as they are printed.
    steps: (savings) => {
      const { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual } = savings;
      const fleet = counted(savings.vehicles, 'vehicle');
      const miles = counted(savings.miles, 'mile');
      const fuel = `${percent(fuelRate)} × ${exactDollars(savings.fuel)}`;
      const mileage = `${miles} × ${fleet} × ${savedPer.thousandMiles} ÷ 1,000`;
      const parts = [fuelSavings, maintenanceSavings, operationalSavings].map(exactDollars);
      return [
        ['Fuel', fuel, dollars(fuelSavings)],
        ['Maintenance', mileage, dollars(maintenanceSavings)],
        ['Operations', `${exactDollars(savedPer.vehicle)} × ${fleet}`, dollars(operationalSavings)],
        ['A month', parts.join(' + '), dollars(monthly)],
        ['A year', `12 × ${exactDollars(monthly)}`, dollars(annual)],
      ];
    },
    tools: (savings) => (
      <a
        className={toolClasses}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(savingsCsv(savings, fuelRate))}`}
        download="savings-estimate.csv"
      >
        <Icon name="download" className="" />
        Download CSV
      </a>
    ),
  }) satisfies CalculatorKind<typeof savingsQuestions, SavingsShown>;

/** The savings calculator: it starts with the defaults and an average estimate. */
export const SavingsCalculator = ({
  fuelRate,
  ...words
}: CalculatorWords & { fuelRate: number }) => <Calculator {...words} kind={kindOf(fuelRate)} />;
