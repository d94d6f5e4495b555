import type { Place } from '../../city/places';
import type { Town } from '../../city/town';
import type { Point } from '../../city/types';

/** What tours are planned for. */
export type TourRequest = {
  readonly city: Town;
  readonly depot: Place;
  readonly stops: readonly Place[];
  /** A whole number from 1. */
  readonly vehicles: number;
  /** When all vehicles leave the depot, in minutes after midnight. */
  readonly start: number;
  /** Minutes spent at every stop. */
  readonly serviceMinutes: number;
};

/** A visit: `stop` is its place in the list of stops asked for, `at` its position in map units. */
export type TourStop = {
  readonly stop: number;
  readonly at: Point;
  /** Arrival in minutes after midnight, not rounded; from 1440 on it is the next day. */
  readonly eta: number;
  /** Driven since the depot. */
  readonly meters: number;
};

/** The round of one vehicle, from the depot back to the depot. */
export type Tour = {
  readonly stops: readonly TourStop[];
  /** Along the streets, in map units; empty for a vehicle that stays at the depot. */
  readonly path: readonly Point[];
  readonly meters: number;
  /** Driving and service. */
  readonly minutes: number;
  /** A ring in map units; empty for a vehicle that stays at the depot. */
  readonly territory: readonly Point[];
};
