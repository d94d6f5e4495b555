import { answersIn, queryWith } from '../calculators/query';
import type { RoiAnswers, RoiInput } from './roi';

/** The three answers that an address carries, as written there; null where it carries none. */
export const roiAnswers = (query: string): RoiAnswers | null =>
  answersIn(query, ['vehicles', 'fuel', 'industry']);

/** The query under which a result can be shared; whatever else stands in `present` stays. */
export const roiQuery = (input: RoiInput, present: string): string =>
  queryWith(
    { vehicles: input.fleetSize, fuel: input.monthlyFuel, industry: input.industry },
    present,
  );
