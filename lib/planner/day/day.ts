/** A position on the ground in meters, x to the east and y to the south of the ground's corner. */
export type Spot = readonly [x: number, y: number];

/** Where a stop lies: at a street corner of the drawn town, or anywhere on plain ground. */
export type Place =
  | { readonly kind: 'corner'; readonly corner: number }
  | { readonly kind: 'ground'; readonly latitude: number; readonly longitude: number };

/**
 * What the day lies on. Plain ground has no streets: straight lines count `roadFactor` times their length,
 * driven at `speed` in km/h, 30 where it is not given.
 */
export type Ground =
  | { readonly kind: 'town' }
  | { readonly kind: 'plain'; readonly roadFactor: number; readonly speed?: number };

/** A stop of the day. Times are minutes after midnight. */
export interface Stop {
  /** The number on its disc. It never changes; only the route through it does. */
  readonly id: number;
  /** Its address, such as '45 Merino Street', or the name that a file gave it. */
  readonly name: string;
  readonly place: Place;
  /** Minutes at the door. */
  readonly minutes: number;
  /** Boxes. */
  readonly load: number;
  readonly window?: readonly [from: number, to: number];
  /** What its van must have, with commas between several. */
  readonly skill?: string;
  /** Whether it goes before stops that may be left over. */
  readonly mustServe?: boolean;
  /** The id of the only van that may serve it. */
  readonly lockedTo?: string;
  /** For the driver's sheet. */
  readonly note?: string;
  readonly phone?: string;
}

/** A van of the day. */
export interface Van {
  /** Such as 'VAN 07'. */
  readonly id: string;
  /** Boxes. */
  readonly capacity: number;
  /** Minutes after midnight. */
  readonly shift: readonly [from: number, to: number];
  readonly skills: readonly string[];
  /** How many stops it may serve; no limit where it is not given. */
  readonly mostStops?: number;
  /** Whether its route stays as it is, stop for stop. */
  readonly locked?: boolean;
}

/** What the planner is told to mind. */
export interface Rules {
  /** No two vans on one street. */
  readonly disjoint: boolean;
  /** Late minutes count as penalties. */
  readonly windows: boolean;
  /** Hours and boxes shared out. */
  readonly balance: boolean;
  /** Whether a route goes back to the depot or ends at its last stop. */
  readonly returns: boolean;
  /** Shares that make 100 together. */
  readonly weights: {
    readonly distance: number;
    readonly time: number;
    readonly evenness: number;
  };
}

/** A day to plan. */
export interface Day {
  /** Such as 'Courier Thursday'. */
  readonly title: string;
  readonly ground: Ground;
  readonly depot: { readonly name: string; readonly place: Place };
  readonly stops: readonly Stop[];
  readonly vans: readonly Van[];
  readonly rules: Rules;
}

/** For each van of the day, the ids of its stops in the order of their visit. */
export type Sequences = readonly (readonly number[])[];

export const defaultRules: Rules = {
  disjoint: true,
  windows: true,
  balance: true,
  returns: false,
  weights: { distance: 40, time: 40, evenness: 20 },
};

/** How fast vans drive on plain ground where the day gives no `speed`, in km/h. */
export const usualSpeed = 30;
