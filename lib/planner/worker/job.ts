import type { Day, Sequences } from '../day/day';
import type { SearchedDay } from '../day/problem-of-day';
import type { Routed } from '../day/routed';
import type { World } from '../day/world';
import type { Progress } from '../evolve';
import type { PlannerTown } from '../town/town';
import type { Answer, Ask, Mode } from './messages';

/** A run that the page stopped: it can go on where it was. */
export interface StoppedRun {
  readonly day: Day;
  readonly sequences: Sequences;
  readonly mode: Mode;
  readonly seed: number;
  readonly search: SearchedDay;
  readonly progress: Generator<Progress, never>;
  readonly generation: number;
  /** What the first plan cost. */
  readonly firstCost: number;
}

/** What a session keeps from job to job. */
export interface Memory {
  town?: PlannerTown;
  /** The plan that was drawn last, to repair from. */
  drawn?: {
    readonly world: World;
    readonly routed: Routed;
    /** Whether each leg takes its shortest way, wherever others drive. */
    readonly shortest?: boolean;
  };
  stopped?: StoppedRun;
  /** Whether a first look at a search was taken already. */
  warm?: boolean;
}

/** What a job is given. */
export interface Desk {
  readonly memory: Memory;
  readonly answer: (answer: Answer) => void;
  /** Milliseconds of work so far; they stand still while the page is hidden. */
  readonly worked: () => number;
  /** Whether the page asked the job to end with what it has. */
  readonly isStopped: () => boolean;
}

/** A job in slices: it yields whenever something else may come between. */
export type Job = Generator<undefined, void>;

export type AskFor<Kind extends Ask['kind']> = Extract<Ask, { readonly kind: Kind }>;
