import type { Sequences, Spot } from './day';

/** A van at a stop. Times are minutes after midnight. */
export interface Visit {
  readonly stop: number;
  readonly arrival: number;
  /** Minutes before the window opens. */
  readonly wait: number;
  /** When service begins: what the customer is told. */
  readonly start: number;
  /** Minutes after the window has closed, 0 in time. */
  readonly late: number;
  /** When service ends. */
  readonly leaves: number;
  /** Boxes that are handed over here. */
  readonly load: number;
  /** Driven since the depot. */
  readonly meters: number;
  /** Index in the line of its route. */
  readonly at: number;
}

/** The route of a van as drawn: along streets, or straight on plain ground. */
export interface Route {
  /** Index of the van in the day. */
  readonly van: number;
  readonly line: readonly Spot[];
  readonly visits: readonly Visit[];
  readonly meters: number;
  /** Minutes at the wheel. */
  readonly driving: number;
  readonly load: number;
  /** When the van leaves the depot. */
  readonly departure: number;
  /** When the route ends: at its last stop, or back at the depot. */
  readonly done: number;
}

/** Why a stop stays behind. */
export type Reason =
  | {
      readonly kind: 'shift';
      readonly van: number;
      readonly ends: number;
      /** When service would begin, and when the van would be done: waits and the way back are counted. */
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

/** What a button of a left-over stop's note would change. */
export type Remedy =
  | { readonly kind: 'extend'; readonly van: number; readonly to: number }
  | { readonly kind: 'open'; readonly stop: number }
  | { readonly kind: 'capacity'; readonly van: number; readonly boxes: number }
  | { readonly kind: 'load'; readonly stop: number; readonly boxes: number }
  | { readonly kind: 'skill'; readonly van: number; readonly skill: string }
  | { readonly kind: 'meet' }
  | { readonly kind: 'van' }
  | { readonly kind: 'move'; readonly stop: number };

export interface LeftOver {
  readonly stop: number;
  readonly reason: Reason;
  /** Undefined of stops that get no note. */
  readonly remedies?: readonly Remedy[];
}

/** What a plan adds up to, computed from its routes as drawn. */
export interface Totals {
  readonly meters: number;
  /** Minutes at the wheel. */
  readonly driving: number;
  /** Minutes from leaving the depot until done, all vans. */
  readonly working: number;
  /** Dollars. */
  readonly cost: number;
  /** Kilograms of carbon dioxide. */
  readonly co2: number;
  readonly late: number;
  readonly crossings: number;
}

/** A day planned. */
export interface Plan {
  /** One for each van that drives, in the order of the day's vans. */
  readonly routes: readonly Route[];
  readonly leftOver: readonly LeftOver[];
  readonly totals: Totals;
  /** Where routes meet outside the depot, once per place and pair. */
  readonly meetings: readonly Spot[];
  /** The stops of each van in order: what the next search begins with. */
  readonly sequences: Sequences;
}
