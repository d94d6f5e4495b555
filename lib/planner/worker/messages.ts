import type { Day, Sequences } from '../day/day';
import type { Plan } from '../day/plan';

interface Work {
  readonly job: number;
  readonly day: Day;
  readonly sequences: Sequences;
}

interface Count {
  readonly job: number;
  readonly generation: number;
  readonly generations: number;
}

/** A new job ends the one under way. */
export type Ask =
  /** The packed town, before any day on it. */
  | { readonly kind: 'town'; readonly file: string }
  /** Evaluates routes as they are. Answered by 'plan' or 'failed'. */
  | ({ readonly kind: 'draw'; readonly optimized?: boolean } & Work)
  /** Improves routes until all generations have passed, its patience ends or it is stopped. */
  | ({
      readonly kind: 'optimize';
      readonly mode: 'fast' | 'standard';
      readonly seed: number;
      /** Ends the run after so many generations without a better plan. */
      readonly patience?: number;
      /** The generation at which the run was stopped. */
      readonly from?: number;
    } & Work)
  /** Repairs the plan at hand after an edit. */
  | ({ readonly kind: 'repair' } & Work)
  | { readonly kind: 'stop' }
  /** Resumes a stopped run; pauses for a hidden page. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' };

export type Answer =
  | { readonly kind: 'plan'; readonly job: number; readonly plan: Plan }
  /** At most every 400 ms with a plan, else counters only. */
  | ({
      readonly kind: 'progress';
      /** Relative to the first plan. */
      readonly cost: number;
      readonly plan?: Plan;
      readonly trading?: readonly number[];
    } & Count)
  | ({
      readonly kind: 'done';
      readonly plan: Plan;
      readonly seconds: number;
      readonly stopped: boolean;
    } & Count)
  /** The job failed; the worker goes on. */
  | { readonly kind: 'failed'; readonly job: number; readonly message: string };
