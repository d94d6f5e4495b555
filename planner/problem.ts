/** What a stop asks for. Times are minutes after midnight. */
interface PlannerStop {
  readonly load: number;
  /** Minutes at the door. */
  readonly service: number;
  /** When service may begin. */
  readonly window?: readonly [from: number, to: number];
  /** A skill that the vehicle must have. */
  readonly skill?: string;
  /**
   * What leaving it out costs, in drives as long as the longest of the day. Without a price it must be
   * served.
   */
  readonly price?: number;
}

/** A vehicle of the day, with its shift in minutes after midnight. */
interface PlannerVehicle {
  readonly capacity: number;
  /** How many stops it may serve; no limit where it is not given. */
  readonly mostStops?: number;
  readonly shift: readonly [from: number, to: number];
  readonly skills: readonly string[];
}

/** Square tables, row by row, of what lies between places: the depot is 0, stop i of the list i + 1. */
interface Travel {
  readonly meters: Float64Array;
  readonly minutes: Float64Array;
}

/** How much each thing counts; only their proportions matter. Penalties count where `balance` is asked for. */
interface Weights {
  readonly distance: number;
  readonly time: number;
  readonly penalties: number;
}

/** A day to plan. */
export interface Problem {
  readonly stops: readonly PlannerStop[];
  readonly vehicles: readonly PlannerVehicle[];
  readonly travel: Travel;
  /** Where depot and stops lie on a plane, in any unit: tells which routes are neighbors. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Whether a route goes back to the depot or ends at its last stop. */
  readonly returns: boolean;
  readonly weights: Weights;
  /** Whether uneven routes cost more: `weights.penalties` says how much. */
  readonly balance?: boolean;
}
