import { fleetLimits } from '@/lib/calculator/fleet-limits';
import type { AmountProblem } from '@/lib/calculator/parse-amount';
import { count } from '@/lib/words/count';
import { dollars } from '@/lib/words/money';

/** What to do about a refused answer, by what is wrong with it. */
export type AmountWords = Partial<Record<AmountProblem, string>>;

/** The words for what both calculators ask. Takes a sample of each answer. */
export const fleetWords = (sample: { vehicles: number; fuel: number }) =>
  ({
    vehicles: {
      empty: 'Enter the number of vehicles.',
      'not-a-number': `Enter a number in digits, such as ${count(sample.vehicles)} or 1,500.`,
      'too-small': 'Enter 1 vehicle or more.',
      'too-large': `Enter ${count(fleetLimits.vehicles.max)} vehicles or fewer.`,
      'not-whole': 'Enter whole vehicles, without a fraction.',
    },
    fuel: {
      empty: 'Enter your monthly fuel cost. 0 is allowed.',
      'not-a-number': `Enter an amount in digits, such as ${count(sample.fuel)} or ${count(sample.fuel)}.50.`,
      'too-small': 'Enter 0 or more.',
      'too-large': `Enter ${dollars(fleetLimits.fuel.max)} or less.`,
    },
  }) satisfies Record<string, AmountWords>;
