import { count, dollars } from '@/lib/calculators/money';
import type { AmountProblem } from '@/lib/calculators/parse-amount';
import { type RoiAnswers, roiLimits } from '@/lib/calculators/roi';

/** What to do about an answer that was refused, under its field. */
const words: Record<keyof RoiAnswers, Partial<Record<AmountProblem, string>>> = {
  vehicles: {
    empty: 'Enter the number of vehicles.',
    'not-a-number': 'Enter a number in digits, such as 40 or 1,500.',
    'too-small': 'Enter 1 vehicle or more.',
    'too-large': `Enter ${count(roiLimits.vehicles.max)} vehicles or fewer.`,
    'not-whole': 'Enter whole vehicles, without a fraction.',
  },
  fuel: {
    empty: 'Enter your monthly fuel cost. 0 is allowed.',
    'not-a-number': 'Enter an amount in digits, such as 6,000 or 6,000.50.',
    'too-small': 'Enter 0 or more.',
    'too-large': `Enter ${dollars(roiLimits.fuel.max)} or less.`,
  },
  industry: { empty: 'Choose an industry.' },
};

/** The error of a field in words; undefined where there is none. */
export const roiError = (field: keyof RoiAnswers, problem: AmountProblem | undefined) =>
  problem && words[field][problem];
