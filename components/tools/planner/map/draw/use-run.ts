import { useState } from 'react';
import type { Plan } from '@/lib/planner/day/plan';
import { noRedraws, type Redraws, redraws } from '@/lib/planner/map/redraw';
import type { PlannerState } from '../../state/planner';

/** What of the planner sets its map in motion. */
export type RunOf = Pick<PlannerState, 'run' | 'hand' | 'optimized' | 'shown' | 'reducedMotion'>;

interface Seen {
  readonly key: string;
  readonly kind: PlannerState['run']['kind'];
  readonly optimized: Plan | undefined;
  readonly shown: PlannerState['shown'];
  readonly redraws: Redraws;
  /** The plan that a run began with: dots under the routes. */
  readonly old: Plan | undefined;
  /** Whether the dots are on their way out. */
  readonly fading: boolean;
}

/**
 * At the start of a run there are dots and no lines, until a better plan comes, or a tenth of the run
 * went by without one.
 */
const isBare = (old: Plan | undefined, { run, optimized }: RunOf): boolean =>
  run.kind === 'optimizing' &&
  old !== undefined &&
  old === optimized &&
  run.generation * 10 < run.generations;

function next(seen: Seen, state: RunOf, key: string): Seen {
  const { run, optimized, hand, shown } = state;
  const now = { ...seen, key, kind: run.kind, optimized, shown };
  if (state.reducedMotion || now.key !== seen.key)
    return { ...now, redraws: noRedraws, old: undefined, fading: false };
  // From one plan to the other the routes cross-fade, and discs wait for no line.
  if (now.kind === seen.kind && optimized === seen.optimized) return { ...now, redraws: noRedraws };
  // A stopped run that goes on is not a new one. The first plan of a new one may come with it.
  const goesOn = seen.kind === 'stopped' && run.kind === 'optimizing' && run.generation > 0;
  if (run.kind === 'optimizing' && seen.kind !== 'optimizing' && !goesOn) {
    const old = seen.optimized ?? hand;
    const isNew = optimized && optimized !== old;
    return {
      ...now,
      redraws: isNew ? redraws(undefined, optimized, 'step') : noRedraws,
      old,
      fading: false,
    };
  }
  const hasEnded = seen.kind === 'optimizing' && run.kind !== 'optimizing';
  const pace = hasEnded && run.kind === 'optimized' ? 'end' : 'step';
  const isNew = optimized !== seen.optimized || pace === 'end';
  const from = isBare(seen.old, { ...state, optimized: seen.optimized })
    ? undefined
    : (seen.optimized ?? hand);
  return {
    ...now,
    redraws: optimized && isNew ? redraws(from, optimized, pace) : seen.redraws,
    fading: seen.fading || hasEnded,
  };
}

/**
 * What a run and its plans set in motion on a map: nothing at all where less motion is wanted. `key`
 * tells one day from another.
 */
export function useRun(state: RunOf, key: string) {
  const { run, optimized, shown } = state;
  const [seen, setSeen] = useState<Seen>(() => ({
    key,
    kind: run.kind,
    optimized,
    shown,
    redraws: noRedraws,
    old: undefined,
    fading: false,
  }));
  const isStale =
    seen.key !== key ||
    seen.kind !== run.kind ||
    seen.optimized !== optimized ||
    seen.shown !== shown;
  const now = isStale ? next(seen, state, key) : seen;
  if (isStale) setSeen(now);
  return { ...now, bare: isBare(now.old, state) };
}
