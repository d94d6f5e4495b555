import type { Day, Sequences } from '../day/day';
import type { Plan } from '../day/plan';

/** How hard to look: the three modes of the guide on route algorithms. */
export type Mode = 'fast' | 'standard' | 'intensive';

/** What the page asks of the worker. A new job ends the one under way. */
export type Ask =
  /** The town's packed file, once, before any day that lies on it. */
  | { readonly kind: 'town'; readonly file: string }
  /**
   * Draw and evaluate routes as they are: manual ones by shortest ways, optimized ones disjoint where rules say so.
   * Answered by 'plan', or by 'failed'.
   */
  | {
      readonly kind: 'draw';
      readonly job: number;
      readonly day: Day;
      readonly sequences: Sequences;
      readonly optimized?: boolean;
    }
  /** Improve routes until all generations have passed or the page says stop. */
  | {
      readonly kind: 'optimize';
      readonly job: number;
      readonly day: Day;
      readonly sequences: Sequences;
      readonly mode: Mode;
      readonly seed: number;
      /** The generation at which the run was stopped that this one continues. */
      readonly from?: number;
    }
  /** After an edit: repair the plan at hand within some milliseconds. */
  | {
      readonly kind: 'repair';
      readonly job: number;
      readonly day: Day;
      readonly sequences: Sequences;
      readonly milliseconds: number;
    }
  | { readonly kind: 'stop' }
  /** A stopped run goes on where it was; a hidden page pauses it. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' };

/** What the worker answers. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'plan'; readonly job: number; readonly plan: Plan }
  /** While optimizing: after a better plan, at most every 400 ms with its routes, else counters alone. */
  | {
      readonly kind: 'progress';
      readonly job: number;
      readonly generation: number;
      readonly generations: number;
      /** Weighted cost of the best plan so far, the first plan being 1. */
      readonly cost: number;
      readonly plan?: Plan;
      /** Vans whose routes changed in this plan. */
      readonly trading?: readonly number[];
    }
  | {
      readonly kind: 'done';
      readonly job: number;
      readonly plan: Plan;
      readonly generation: number;
      readonly generations: number;
      readonly seconds: number;
      /** Whether the page stopped it before the last generation. */
      readonly stopped: boolean;
    }
  /** The job ended in an error of the engine; the worker lives on. */
  | { readonly kind: 'failed'; readonly job: number; readonly message: string };
