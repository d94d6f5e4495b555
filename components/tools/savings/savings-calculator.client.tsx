'use client';

import { dollars } from '@/lib/calculators/money';
import {
  calculateSavings,
  checkSavings,
  defaultSavings,
  type SavingsAnswers,
  type SavingsField,
} from '@/lib/savings/savings';
import { savingsAnswers, savingsQuery } from '@/lib/savings/savings-address';
import { count } from '@/lib/words/count';
import { AmountField, Calculator } from '../calculator/calculator-parts.client';
import { useCalculator } from '../calculator/use-calculator';
import { SavingsResult } from './savings-result';
import { savingsError } from './savings-words';
import { SavingsWorking } from './savings-working';

interface SavingsCalculatorProps {
  id: string;
  title: string;
  lead: string;
  /** The sum in words, for readers without script. */
  unscripted: string;
  /** Id of the section, where a shared address leads. */
  anchor: string;
}

const rules = {
  names: ['vehicles', 'fuel', 'miles'],
  blank: {
    vehicles: count(defaultSavings.vehicles),
    fuel: count(defaultSavings.monthlyFuel),
    miles: count(defaultSavings.milesPerVehicle),
  } satisfies SavingsAnswers,
  check: checkSavings,
  read: savingsAnswers,
  write: savingsQuery,
} as const;

/** The savings calculator (SPEC 9): it starts with the defaults and an average estimate. */
export function SavingsCalculator(props: SavingsCalculatorProps) {
  const { id, title, lead, unscripted, anchor } = props;
  const { field, input, wrong, attempt, calculate } = useCalculator(id, rules);
  const amount = (name: SavingsField) => {
    const { problem, ...rest } = field(name);
    return { ...rest, error: savingsError(name, problem) };
  };
  const savings = input && calculateSavings(input);
  return (
    <Calculator
      id={id}
      title={title}
      lead={lead}
      unscripted={unscripted}
      action="Calculate"
      problems={wrong as 0 | 1 | 2 | 3}
      attempt={attempt}
      onCalculate={calculate}
      said={
        savings
          ? `Monthly savings ${dollars(savings.monthly)}. Annual savings ${dollars(savings.annual)}.`
          : ''
      }
      fields={
        <>
          <AmountField {...amount('vehicles')} label="Vehicles" unit="in the fleet" whole />
          <AmountField {...amount('fuel')} label="Monthly fuel cost" unit="USD" />
          <AmountField
            {...amount('miles')}
            label="Average miles per vehicle per month"
            unit="miles"
          />
        </>
      }
      result={<SavingsResult input={input} />}
      working={input && <SavingsWorking input={input} anchor={anchor} />}
    />
  );
}
