import { fleetLimits } from '@/lib/calculator/answers';
import { count } from '@/lib/words/count';
import { dollars } from '@/lib/words/money';

/** What both calculators ask, with an example of each answer. */
export const fleetFields = (example: { vehicles: number; fuel: number }) => ({
  vehicles: {
    whole: true,
    words: {
      empty: 'Enter the number of vehicles.',
      'not-a-number': `Enter a number in digits, such as ${count(example.vehicles)} or 1,500.`,
      'too-small': 'Enter 1 vehicle or more.',
      'too-large': `Enter ${count(fleetLimits.vehicles.max)} vehicles or fewer.`,
      'not-whole': 'Enter whole vehicles, without a fraction.',
    },
  },
  fuel: {
    label: 'Monthly fuel cost',
    unit: 'USD',
    words: {
      empty: 'Enter your monthly fuel cost. 0 is allowed.',
      'not-a-number': `Enter an amount in digits, such as ${count(example.fuel)} or ${count(example.fuel)}.50.`,
      'too-small': 'Enter 0 or more.',
      'too-large': `Enter ${dollars(fleetLimits.fuel.max)} or less.`,
    },
  },
});
