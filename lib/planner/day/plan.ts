import type { Sequences, Spot } from './day';

/** Times are minutes after midnight. */
export interface Visit {
  readonly stop: number;
  readonly arrival: number;
  readonly wait: number;
  /** When service begins (the ETA). */
  readonly start: number;
  /** Minutes after the window has closed. */
  readonly late: number;
  readonly leaves: number;
  /** Meters from the depot. */
  readonly meters: number;
  /** Index in the line of its route. */
  readonly at: number;
}

export interface Route {
  readonly van: number;
  readonly line: readonly Spot[];
  readonly visits: readonly Visit[];
  readonly meters: number;
  /** Minutes. */
  readonly driving: number;
  readonly load: number;
  readonly departure: number;
  /** At the last stop, or back at the depot. */
  readonly done: number;
}

export type Reason =
  | {
      readonly kind: 'shift';
      readonly van: number;
      readonly ends: number;
      /** Waits and the way back included. */
      readonly start: number;
      readonly done: number;
    }
  | { readonly kind: 'window'; readonly closes: number; readonly arrival: number }
  | { readonly kind: 'load'; readonly load: number; readonly largest: number }
  | { readonly kind: 'room'; readonly load: number; readonly left: number }
  /** The vans with room serve as many stops as they may, the most of them so many. */
  | { readonly kind: 'stops'; readonly most: number }
  | { readonly kind: 'skill'; readonly skill: string }
  /** The id of the only van that may serve it, and cannot. */
  | { readonly kind: 'lock'; readonly van: string }
  | { readonly kind: 'street' }
  | { readonly kind: 'disjoint' };

export type Remedy =
  | { readonly kind: 'extend'; readonly van: number; readonly to: number }
  | { readonly kind: 'open'; readonly stop: number }
  | { readonly kind: 'unlock'; readonly stop: number }
  | { readonly kind: 'capacity'; readonly van: number; readonly boxes: number }
  | { readonly kind: 'load'; readonly stop: number; readonly boxes: number }
  | { readonly kind: 'skill'; readonly van: number; readonly skill: string }
  | { readonly kind: 'meet' }
  | { readonly kind: 'van' }
  | { readonly kind: 'move'; readonly stop: number };

export interface LeftOver {
  readonly stop: number;
  readonly reason: Reason;
  readonly remedies?: readonly Remedy[];
}

/** What a route breaks: of a van with this index, at the stop that is named. */
export type Violation = { readonly van: number } & (
  | { readonly kind: 'overload'; readonly boxes: number }
  /** Minutes after the end of the shift. */
  | { readonly kind: 'overtime'; readonly minutes: number }
  /** Stops above the most that the van may serve. */
  | { readonly kind: 'stops'; readonly over: number }
  | { readonly kind: 'skill'; readonly stop: number; readonly skills: readonly string[] }
  /** The stop is locked to another van. */
  | { readonly kind: 'lock'; readonly stop: number }
  /** Minutes after the window has closed. */
  | { readonly kind: 'late'; readonly stop: number; readonly minutes: number }
);

/** The sums of a plan that drives nothing; those of others are computed from the routes as drawn. */
export const noTotals = {
  meters: 0,
  /** Minutes. */
  driving: 0,
  /** Minutes from departure until done, all vans. */
  working: 0,
  /** Dollars. */
  cost: 0,
  /** Kilograms. */
  co2: 0,
  late: 0,
  crossings: 0,
};

export type Totals = Readonly<typeof noTotals>;

export interface Plan {
  /** One for each van that drives, in the order of the vans. */
  readonly routes: readonly Route[];
  readonly leftOver: readonly LeftOver[];
  readonly violations: readonly Violation[];
  readonly totals: Totals;
  /** Where routes meet outside the depot, once per place and pair. */
  readonly meetings: readonly Spot[];
  readonly sequences: Sequences;
}
