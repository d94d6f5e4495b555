import type { AmountProblem } from '@/lib/calculators/parse-amount';
import { type SavingsField, savingsLimits } from '@/lib/savings/savings';
import { count } from '@/lib/words/count';
import { type AmountWords, fleetWords } from '../calculator/fleet-words';

const words: Record<SavingsField, AmountWords> = {
  ...fleetWords({ vehicles: 50, fuel: 5000 }),
  miles: {
    empty: 'Enter the miles of one vehicle in a month.',
    'not-a-number': 'Enter miles in digits, such as 2,000.',
    'too-small': 'Enter 0 miles or more.',
    'too-large': `Enter ${count(savingsLimits.miles.max)} miles or fewer.`,
  },
};

/** The error of a field in words; undefined where there is none. */
export const savingsError = (field: SavingsField, problem: AmountProblem | undefined) =>
  problem && words[field][problem];
