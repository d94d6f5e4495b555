/**
 * What articles assume, each figure once: an article takes those of its year, and the check of the
 * content recomputes its sums when one changes. Dollars.
 *
 * Fuel is the U.S. average of the Energy Information Administration, https://www.eia.gov/petroleum/gasdiesel/
 * (regular gasoline, on-highway diesel): December of 2024, the whole of 2025, and for 2026 the last
 * full year. The rest is ours; wages include payroll costs.
 */
const of2025 = {
  /** A gallon. */
  gasoline: 3.1,
  diesel: 3.66,
  /** A mile of a van: fuel at 13 miles to the gallon, and 12 cents of wear. */
  mile: 0.36,
  /** An hour. */
  driver: 25,
  dispatcher: 30,
  hubWorker: 22,
  technician: 32,
  engineer: 34,
  supervisor: 38,
  vanWithDriver: 42,
  /** One further trip to a door, worked out in failed-delivery-attempts. */
  redelivery: 7.87,
} as const;

export const assumptions = {
  2024: { gasoline: 3.02 },
  2025: of2025,
  2026: { ...of2025, driver: 26 },
} as const;
