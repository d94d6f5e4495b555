import type { AmountProblem } from '@/lib/calculators/parse-amount';
import type { RoiAnswers } from '@/lib/roi/roi';
import { type AmountWords, fleetWords } from '../calculator/fleet-words';

const words: Record<keyof RoiAnswers, AmountWords> = {
  ...fleetWords({ vehicles: 40, fuel: 6000 }),
  industry: { empty: 'Choose an industry.' },
};

/** The error of a field in words; undefined where there is none. */
export const roiError = (field: keyof RoiAnswers, problem: AmountProblem | undefined) =>
  problem && words[field][problem];
