import { fleetLimits } from '../calculators/fleet-limits';
import { type AmountLimits, type AmountProblem, parseAmount } from '../calculators/parse-amount';

/** Share of the fuel bill that is saved (SPEC 9). */
export const fuelRate = 0.3;

/** Dollars of maintenance saved per 1,000 miles of the fleet, and of operations per vehicle (SPEC 9). */
export const savedPer = { thousandMiles: 0.15, vehicle: 50 } as const;

/** What the form takes. The specification states no bounds for it: those of the ROI hold here too. */
export const savingsLimits = {
  ...fleetLimits,
  miles: { min: 0, max: 100_000 },
} as const satisfies Record<string, AmountLimits>;

/** What goes in (SPEC 3, Pricing calculator). */
export interface SavingsInput {
  readonly vehicles: number;
  /** Dollars. */
  readonly monthlyFuel: number;
  /** Miles of one vehicle in a month, on average. */
  readonly milesPerVehicle: number;
}

/** What stands in the form at first (SPEC 9). */
export const defaultSavings: SavingsInput = {
  vehicles: 50,
  monthlyFuel: 5000,
  milesPerVehicle: 2000,
};

/** What comes out (SPEC 3): dollars, unrounded. */
export interface Savings {
  readonly fuelSavings: number;
  readonly maintenanceSavings: number;
  readonly operationalSavings: number;
  readonly monthly: number;
  readonly annual: number;
}

/** The savings of SPEC 9. Expects an input within `savingsLimits`; see `checkSavings`. */
export function calculateSavings(input: SavingsInput): Savings {
  const { vehicles, monthlyFuel, milesPerVehicle } = input;
  const fuelSavings = monthlyFuel * fuelRate;
  const maintenanceSavings = (milesPerVehicle * vehicles * savedPer.thousandMiles) / 1000;
  const operationalSavings = savedPer.vehicle * vehicles;
  const monthly = fuelSavings + maintenanceSavings + operationalSavings;
  return { fuelSavings, maintenanceSavings, operationalSavings, monthly, annual: 12 * monthly };
}

/** The three answers as they were typed or as an address carries them. */
export interface SavingsAnswers {
  readonly vehicles: string;
  readonly fuel: string;
  readonly miles: string;
}

export type SavingsField = keyof SavingsAnswers;

type SavingsProblems = Partial<Readonly<Record<SavingsField, AmountProblem>>>;

export type CheckedSavings =
  | { readonly ok: true; readonly input: SavingsInput }
  | { readonly ok: false; readonly problems: SavingsProblems };

/** Reads the three answers, or says which of them needs a look and why. */
export function checkSavings(answers: SavingsAnswers): CheckedSavings {
  const vehicles = parseAmount(answers.vehicles, savingsLimits.vehicles);
  const fuel = parseAmount(answers.fuel, savingsLimits.fuel);
  const miles = parseAmount(answers.miles, savingsLimits.miles);
  if (vehicles.ok && fuel.ok && miles.ok) {
    return {
      ok: true,
      input: { vehicles: vehicles.value, monthlyFuel: fuel.value, milesPerVehicle: miles.value },
    };
  }
  return {
    ok: false,
    problems: {
      ...(!vehicles.ok && { vehicles: vehicles.reason }),
      ...(!fuel.ok && { fuel: fuel.reason }),
      ...(!miles.ok && { miles: miles.reason }),
    },
  };
}
