import { amount, choice, type InputOf } from '../calculator/answers';
import { fleetLimits } from '../calculator/fleet-limits';

/** Share of the fuel bill that is saved, by industry. */
export const roiRates = {
  logistics: 0.3,
  construction: 0.25,
  healthcare: 0.2,
  retail: 0.28,
  manufacturing: 0.26,
  other: 0.25,
} as const;

export type RoiIndustry = keyof typeof roiRates;

const roiIndustries = Object.keys(roiRates) as readonly RoiIndustry[];

/** Dollars per vehicle: saved each month beside fuel, and paid once for setup. */
export const roiPerVehicle = { monthly: 150, setup: 200 } as const;

/** What is asked: vehicles, dollars of fuel a month, and what the fleet does. */
export const roiQuestions = {
  vehicles: amount(fleetLimits.vehicles),
  fuel: amount(fleetLimits.fuel),
  industry: choice(roiIndustries),
};

export type RoiInput = InputOf<typeof roiQuestions>;

/** A quotient meant to be whole may come out above it: 350.00000000000006 of 350. */
const roundingError = 1e-12;

/**
 * What a fleet saves in a year, and after how many whole months the setup is paid back: a share of
 * the fuel bill by industry, and a sum for each vehicle. Expects an input that `roiQuestions` read.
 * All unrounded and in dollars save the payback period, with the steps in between.
 */
export function calculateRoi({ vehicles, fuel, industry }: RoiInput) {
  const monthlyFuelSavings = fuel * roiRates[industry];
  const monthlyVehicleSavings = roiPerVehicle.monthly * vehicles;
  const annualROI = 12 * monthlyFuelSavings + 12 * monthlyVehicleSavings;
  const monthlySavings = annualROI / 12;
  const setupCost = roiPerVehicle.setup * vehicles;
  return {
    monthlyFuelSavings,
    monthlyVehicleSavings,
    /** Annual ROI / 12: what payback is calculated with. */
    monthlySavings,
    annualROI,
    setupCost,
    /** Whole months. */
    paybackPeriod: Math.ceil(setupCost / monthlySavings - roundingError),
  };
}

export type Roi = Readonly<ReturnType<typeof calculateRoi>>;
