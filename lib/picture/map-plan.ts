import type { Point } from '../city/types';

type Thread = 'cobalt' | 'madder' | 'teal' | 'plum' | 'ochre';

/** One route of the hero. Positions and lengths are in the units of the hero's viewBox. */
export type HeroRoute = {
  thread: Thread;
  /** SVG path data with rounded corners, from the depot's edge to the last stop. */
  d: string;
  /** Length of the path in map units. */
  length: number;
  stops: readonly { x: number; y: number; served: boolean; along: number }[];
  /** Heading in degrees, 0 = east, clockwise; `along` is the distance from the depot. */
  vehicle: { x: number; y: number; heading: number; along: number };
  /** Left middle of the vehicle's label, placed clear of every stop. */
  label: { x: number; y: number };
  /** The line as drawn, on which crossings are counted. */
  points: readonly Point[];
};

/** What lies over a hero's map: its routes, and the threads that bring them from the left. */
export type HeroPlan = {
  width: number;
  height: number;
  depot: { x: number; y: number; width: number; height: number };
  /** Straight threads from the left edge (and beyond) to the depot, top to bottom. */
  bundle: readonly { thread: Thread; y: number; fromX: number; toX: number }[];
  routes: readonly HeroRoute[];
  lineWidth: number;
  metersPerUnit: number;
};

/** What the plan by hand and the woven one add up to. */
export type Comparison = {
  stops: number;
  vehicles: number;
  byHandKm: number;
  wovenKm: number;
};
