/** Meters, x to the east and y to the south of the northwest corner of the ground. */
export type Spot = readonly [x: number, y: number];

/** A street corner of the drawn town, or coordinates in degrees. */
export type Place =
  | { readonly kind: 'corner'; readonly corner: number }
  | {
      readonly kind: 'ground';
      readonly latitude: number;
      readonly longitude: number;
      /** What it is the center of, such as 'ZIP code 78701', where it is not the door. */
      readonly center?: string;
    };

/** Plain ground has no streets: straight lines count `roadFactor` times, driven at `speed` km/h (30 by default). */
export interface PlainGround {
  readonly kind: 'plain';
  readonly roadFactor: number;
  readonly speed?: number;
}

export type Ground = { readonly kind: 'town' } | PlainGround;

/** Times are minutes after midnight. */
export interface Stop {
  /** The number on its disc; never changes. */
  readonly id: number;
  readonly name: string;
  readonly place: Place;
  readonly minutes: number;
  readonly load: number;
  readonly window?: readonly [from: number, to: number];
  /** Skills that its van must have, separated by commas. */
  readonly skill?: string;
  readonly mustServe?: boolean;
  /** The id of the only van that may serve it. */
  readonly lockedTo?: string;
  readonly note?: string;
  readonly phone?: string;
}

export interface Van {
  /** Such as 'VAN 07'. */
  readonly id: string;
  readonly capacity: number;
  /** Minutes after midnight. */
  readonly shift: readonly [from: number, to: number];
  readonly skills: readonly string[];
  /** No limit where undefined. */
  readonly mostStops?: number;
  readonly locked?: boolean;
}

export interface Rules {
  /** No two vans on one street. */
  readonly disjoint: boolean;
  /** Whether late minutes are penalized. */
  readonly windows: boolean;
  /** Whether hours and boxes are evened out between vans. */
  readonly balance: boolean;
  readonly returns: boolean;
  /** Percentages that add up to 100. */
  readonly weights: {
    readonly distance: number;
    readonly time: number;
    readonly evenness: number;
  };
}

export interface Day {
  readonly title: string;
  readonly ground: Ground;
  readonly depot: { readonly name: string; readonly place: Place };
  readonly stops: readonly Stop[];
  readonly vans: readonly Van[];
  readonly rules: Rules;
}

/** For each van, the ids of its stops in order. */
export type Sequences = readonly (readonly number[])[];

export const defaultRules: Rules = {
  disjoint: true,
  windows: true,
  balance: true,
  returns: false,
  weights: { distance: 40, time: 40, evenness: 20 },
};

/** As many stops as a day may have. */
export const mostStops = 1000;

/** How fast vans drive on plain ground where the day gives no `speed`, in km/h. */
export const usualSpeed = 30;

/** What a place is the center of, such as 'ZIP code 78701'; undefined for a door. */
export const centerOf = (place: Place): string | undefined =>
  place.kind === 'ground' ? place.center : undefined;
