import { amount, choice, fleetLimits, type InputOf } from '../calculator/answers';

/** Share of the fuel bill that is saved. */
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

/** Vehicles, dollars of fuel a month, and industry. */
export const roiQuestions = {
  vehicles: amount(fleetLimits.vehicles),
  fuel: amount(fleetLimits.fuel),
  industry: choice(roiIndustries),
};

export type RoiInput = InputOf<typeof roiQuestions>;

/** A whole quotient may come out above it: 350.00000000000006 of 350. */
const roundingError = 1e-12;

/** Savings in dollars, unrounded, and the payback period of the setup. */
export function calculateRoi({ vehicles, fuel, industry }: RoiInput) {
  const monthlyFuelSavings = fuel * roiRates[industry];
  const monthlyVehicleSavings = roiPerVehicle.monthly * vehicles;
  const annualROI = 12 * monthlyFuelSavings + 12 * monthlyVehicleSavings;
  const monthlySavings = annualROI / 12;
  const setupCost = roiPerVehicle.setup * vehicles;
  return {
    monthlyFuelSavings,
    monthlyVehicleSavings,
    monthlySavings,
    annualROI,
    setupCost,
    /** Whole months. */
    paybackPeriod: Math.ceil(setupCost / monthlySavings - roundingError),
  };
}

export type Roi = Readonly<ReturnType<typeof calculateRoi>>;
