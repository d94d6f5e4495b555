import { fleetLimits } from '../calculators/fleet-limits';
import { type AmountProblem, parseAmount } from '../calculators/parse-amount';

/** Share of the fuel bill that is saved, by industry (SPEC 9). */
export const roiRates = {
  logistics: 0.3,
  construction: 0.25,
  healthcare: 0.2,
  retail: 0.28,
  manufacturing: 0.26,
  other: 0.25,
} as const;

export type RoiIndustry = keyof typeof roiRates;

export const roiIndustries = Object.keys(roiRates) as readonly RoiIndustry[];

/** Dollars per vehicle: saved each month beside fuel, and paid once for setup (SPEC 9). */
export const roiPerVehicle = { monthly: 150, setup: 200 } as const;

/** What goes in (SPEC 3, ROI calculator). */
export interface RoiInput {
  readonly fleetSize: number;
  /** Dollars. */
  readonly monthlyFuel: number;
  readonly industry: RoiIndustry;
}

/** What comes out, unrounded, in dollars save the payback period, and the steps in between. */
export interface Roi {
  readonly monthlyFuelSavings: number;
  readonly monthlyVehicleSavings: number;
  /** Annual ROI / 12: what payback is reckoned with. */
  readonly monthlySavings: number;
  readonly annualROI: number;
  readonly setupCost: number;
  /** Whole months. */
  readonly paybackPeriod: number;
}

/** A quotient meant to be whole may come out a hair above: 350.00000000000006 of 350. */
const hair = 1e-12;

/** The ROI of SPEC 9. Expects an input within `fleetLimits`; see `checkRoi`. */
export function calculateRoi({ fleetSize, monthlyFuel, industry }: RoiInput): Roi {
  const monthlyFuelSavings = monthlyFuel * roiRates[industry];
  const monthlyVehicleSavings = roiPerVehicle.monthly * fleetSize;
  const annualROI = 12 * monthlyFuelSavings + 12 * monthlyVehicleSavings;
  const monthlySavings = annualROI / 12;
  const setupCost = roiPerVehicle.setup * fleetSize;
  return {
    monthlyFuelSavings,
    monthlyVehicleSavings,
    monthlySavings,
    annualROI,
    setupCost,
    paybackPeriod: Math.ceil(setupCost / monthlySavings - hair),
  };
}

/** The three answers as they were typed or as an address carries them. */
export interface RoiAnswers {
  readonly vehicles: string;
  readonly fuel: string;
  readonly industry: string;
}

interface RoiProblems {
  readonly vehicles?: AmountProblem;
  readonly fuel?: AmountProblem;
  readonly industry?: 'empty';
}

export type CheckedRoi =
  | { readonly ok: true; readonly input: RoiInput }
  | { readonly ok: false; readonly problems: RoiProblems };

/** Reads the three answers, or says which of them needs a look and why. */
export function checkRoi(answers: RoiAnswers): CheckedRoi {
  const vehicles = parseAmount(answers.vehicles, fleetLimits.vehicles);
  const fuel = parseAmount(answers.fuel, fleetLimits.fuel);
  const industry = roiIndustries.find((known) => known === answers.industry);
  if (vehicles.ok && fuel.ok && industry) {
    return {
      ok: true,
      input: { fleetSize: vehicles.value, monthlyFuel: fuel.value, industry },
    };
  }
  return {
    ok: false,
    problems: {
      ...(!vehicles.ok && { vehicles: vehicles.reason }),
      ...(!fuel.ok && { fuel: fuel.reason }),
      ...(!industry && { industry: 'empty' as const }),
    },
  };
}
