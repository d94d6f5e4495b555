import type { Day, Sequences } from '@/lib/planner/day/day';
import type { PlannerTown } from '@/lib/planner/town/town';
import type { Ask } from '@/lib/planner/worker/messages';
import type { Work } from '@/lib/planner/worker/one-worker';
import type { DayName } from './planner';

export interface OpenedDay {
  readonly name: DayName;
  readonly day: Day;
  readonly sequences: Sequences;
  readonly isSimple?: boolean;
  /** What the visitor is to know of how it came, such as a link that could not be read. */
  readonly warning?: string;
}

/** What the planner needs of the world around it; tests bring their own. */
export interface PlannerTools {
  /** A new worker. Throws where the browser has none. */
  readonly makeWorker: () => Work;
  /** Fetches the town's file. Rejects with a `PlannerFailure`. */
  readonly openTown: () => Promise<{ readonly file: string; readonly town: PlannerTown }>;
  /** A sample day by its name, or the day of a link; `town` brings the town to those that need it. */
  readonly openDay: (open: string, town: () => Promise<PlannerTown>) => Promise<OpenedDay>;
  /** The day of a plan file, or why it cannot be opened. Rejects where its town does not come. */
  readonly openPlan: (
    text: string,
    town: () => Promise<PlannerTown>,
  ) => Promise<Omit<OpenedDay, 'name'> | string>;
  /** How hard a run looks, where not as hard as it can. */
  readonly run?: Pick<Extract<Ask, { readonly kind: 'optimize' }>, 'mode' | 'patience'>;
  /** Routes as somebody would plan them manually. The town only where the day lies on it. */
  readonly manual: (day: Day, town: PlannerTown | undefined) => Promise<Sequences>;
}
