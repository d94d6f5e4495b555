import type { Sequences } from '@/lib/planner/day/day';
import type { PlannerState } from './planner';

/** What a step back restores: the day and its plans, not where the visitor looks. */
export interface Snapshot
  extends Pick<
    PlannerState,
    'name' | 'day' | 'hand' | 'isSimple' | 'optimized' | 'shown' | 'run' | 'curve' | 'before'
  > {
  /** The routes of both plans made to fit the day, also before the plans are drawn anew. */
  /** Whether the plan by hand was drawn before the last edit. */
  readonly handBehind: boolean;
  readonly sequences: { readonly hand: Sequences; readonly optimized: Sequences | undefined };
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
  const { name, day, hand, isSimple, optimized, shown, run, curve, before } = state;
  const { sequences, handBehind } = state;
  const over = run.kind === 'optimizing' || run.kind === 'failed';
  const then = over ? ({ kind: 'idle' } as const) : run;
  const plans = { hand, isSimple, optimized, shown, sequences, handBehind };
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
