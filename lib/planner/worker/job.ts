import type { Progress } from '@/planner/individual';
import type { SearchedDay } from '../day/problem-of-day';
import type { Routed } from '../day/routed';
import type { World } from '../day/world';
import type { PlannerTown } from '../town/town';
import type { Answer, Ask } from './messages';

export type AskFor<Kind extends Ask['kind']> = Extract<Ask, { readonly kind: Kind }>;

export interface StoppedRun
  extends Pick<AskFor<'optimize'>, 'day' | 'sequences' | 'mode' | 'seed'> {
  readonly search: SearchedDay;
  readonly progress: Generator<Progress, never>;
  readonly generation: number;
  readonly firstCost: number;
}

/** Kept from job to job. */
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
  /** Whether the warm-up has run. */
  warm?: boolean;
}

export interface Desk {
  readonly memory: Memory;
  readonly answer: (answer: Answer) => void;
  /** Milliseconds of work; paused while the page is hidden. */
  readonly worked: () => number;
  readonly isStopped: () => boolean;
}

/** Yields whenever something else may run. */
export type Job = Generator<undefined, void>;
