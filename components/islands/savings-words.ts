import { count, dollars } from '@/lib/calculators/money';
import type { AmountProblem } from '@/lib/calculators/parse-amount';
import { type SavingsField, savingsLimits } from '@/lib/calculators/savings';

/** What to do about an answer that was refused, under its field. */
const words: Record<SavingsField, Partial<Record<AmountProblem, string>>> = {
  vehicles: {
    empty: 'Enter the number of vehicles.',
    'not-a-number': 'Enter a number in digits, such as 50 or 1,500.',
    'too-small': 'Enter 1 vehicle or more.',
    'too-large': `Enter ${count(savingsLimits.vehicles.max)} vehicles or fewer.`,
    'not-whole': 'Enter whole vehicles, without a fraction.',
  },
  fuel: {
    empty: 'Enter your monthly fuel cost. 0 is allowed.',
    'not-a-number': 'Enter an amount in digits, such as 5,000 or 5,000.50.',
    'too-small': 'Enter 0 or more.',
    'too-large': `Enter ${dollars(savingsLimits.fuel.max)} or less.`,
  },
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
