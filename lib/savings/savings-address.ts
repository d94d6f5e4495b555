import { answersIn, queryWith } from '../calculators/query';
import type { SavingsAnswers, SavingsInput } from './savings';

/** The three answers that an address carries, as written there; null where it carries none. */
export const savingsAnswers = (query: string): SavingsAnswers | null =>
  answersIn(query, ['vehicles', 'fuel', 'miles']);

/** The query under which an estimate can be shared; whatever else stands in `present` stays. */
export const savingsQuery = (input: SavingsInput, present: string): string =>
  queryWith(
    { vehicles: input.vehicles, fuel: input.monthlyFuel, miles: input.milesPerVehicle },
    present,
  );
