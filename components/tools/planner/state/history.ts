import type { Sequences } from '@/lib/planner/day/day';
import type { PlannerState } from './planner';

/** What a step back restores: the day and its plans, not where the visitor looks. */
export interface Snapshot
  extends Pick<
    PlannerState,
    'name' | 'day' | 'manual' | 'isSimple' | 'optimized' | 'shown' | 'run' | 'curve' | 'before'
  > {
  /** Whether the manual plan was drawn before the last edit. */
  readonly manualBehind: boolean;
  /** The plan that waits to be evaluated with its routes as they are; undefined where a repair may change them. */
  readonly keeps: 'manual' | 'optimized' | undefined;
  /** The routes of both plans made to fit the day, also before the plans are drawn anew. */
  readonly sequences: { readonly manual: Sequences; readonly optimized: Sequences | undefined };
}

/** Steps that can be taken back, the latest last, and those that were. */
export interface History {
  readonly past: readonly Snapshot[];
  readonly future: readonly Snapshot[];
}

export const noHistory: History = { past: [], future: [] };

/** How many steps can be taken back. */
const steps = 50;

/** A state as it is restored later; what was being repaired is repaired anew by whoever restores it. */
export function snapshotOf(state: Snapshot): Snapshot {
  const { name, day, manual, isSimple, optimized, shown, run, curve, before } = state;
  const { sequences, manualBehind, keeps } = state;
  const over = run.kind === 'optimizing' || run.kind === 'failed';
  const then = over ? ({ kind: 'idle' } as const) : run;
  const plans = { manual, isSimple, optimized, shown, sequences, manualBehind, keeps };
  return { name, day, ...plans, run: then, curve, before };
}

/** Remembers a state before it is left; what was taken back is gone. */
export const remember = ({ past }: History, state: Snapshot): History => ({
  past: [...past, snapshotOf(state)].slice(-steps),
  future: [],
});

/** A step back or forward: what to restore, and the history then. Undefined where there is none. */
export function step(
  { past, future }: History,
  state: Snapshot,
  way: 'undo' | 'redo',
): { readonly to: Snapshot; readonly history: History } | undefined {
  const to = way === 'undo' ? past.at(-1) : future.at(-1);
  if (!to) return;
  const now = snapshotOf(state);
  const history =
    way === 'undo'
      ? { past: past.slice(0, -1), future: [...future, now] }
      : { past: [...past, now], future: future.slice(0, -1) };
  return { to, history };
}
