import type { Point } from '../city/types';
import type { Hue } from '../palette';

/** Positions and lengths are in units of the hero's viewBox. */
export type HeroRoute = {
  hue: Hue;
  /** SVG path data from the depot's edge to the last stop. */
  d: string;
  length: number;
  stops: readonly { x: number; y: number; served: boolean; along: number }[];
  /** Heading in degrees, 0 = east, clockwise; `along` is the distance from the depot. */
  vehicle: { x: number; y: number; heading: number; along: number };
  /** Left middle of the label. */
  label: { x: number; y: number };
  /** The line as drawn, for counting crossings. */
  points: readonly Point[];
};

export type HeroPlan = {
  width: number;
  height: number;
  depot: { x: number; y: number; width: number; height: number };
  /** Straight lines from beyond the left edge to the depot, top to bottom. */
  bundle: readonly { hue: Hue; y: number; fromX: number; toX: number }[];
  routes: readonly HeroRoute[];
  lineWidth: number;
  metersPerUnit: number;
};

/** Totals of the manual and the optimized plan. */
export type Comparison = {
  stops: number;
  vehicles: number;
  manualKm: number;
  optimizedKm: number;
  /** Of all vans in the manual plan. */
  manualMinutes: number;
};
