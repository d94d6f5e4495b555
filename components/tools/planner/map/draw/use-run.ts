import { useState } from 'react';
import type { Plan } from '@/lib/planner/day/plan';
import { noRedraws, type Redraws, redraws } from '@/lib/planner/map/redraw';
import type { PlannerState, Run } from '../../state/planner';

/** How far a run is, as far as its map minds. */
type Stage = 'start' | 'first tenth' | 'later';

export function stageOf(run: Run): Stage {
  if (run.kind !== 'optimizing') return 'later';
  if (run.generation === 0) return 'start';
  return run.generation * 10 < run.generations ? 'first tenth' : 'later';
}

/** What of the planner sets its map in motion. */
interface RunOf extends Pick<PlannerState, 'manual' | 'optimized' | 'shown' | 'reducedMotion'> {
  readonly kind: Run['kind'];
  readonly stage: Stage;
}

interface Seen extends Pick<RunOf, 'kind' | 'optimized' | 'shown'> {
  readonly key: string;
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
const isBare = (old: Plan | undefined, { stage, optimized }: RunOf): boolean =>
  stage !== 'later' && old !== undefined && old === optimized;

function next(seen: Seen, state: RunOf, key: string): Seen {
  const { kind, stage, optimized, manual, shown } = state;
  const now = { ...seen, key, kind, optimized, shown };
  if (state.reducedMotion || now.key !== seen.key)
    return { ...now, redraws: noRedraws, old: undefined, fading: false };
  // From one plan to the other the routes cross-fade, and discs wait for no line.
  if (kind === seen.kind && optimized === seen.optimized) return { ...now, redraws: noRedraws };
  // A stopped run that goes on is not a new one. The first plan of a new one may come with it.
  const goesOn = seen.kind === 'stopped' && stage !== 'start';
  if (kind === 'optimizing' && seen.kind !== 'optimizing' && !goesOn) {
    const old = seen.optimized ?? manual;
    const isNew = optimized && optimized !== old;
    return {
      ...now,
      redraws: isNew ? redraws(undefined, optimized, 'step') : noRedraws,
      old,
      fading: false,
    };
  }
  const hasEnded = seen.kind === 'optimizing' && kind !== 'optimizing';
  const pace = hasEnded && kind === 'optimized' ? 'end' : 'step';
  const isNew = optimized !== seen.optimized || pace === 'end';
  const from = isBare(seen.old, { ...state, optimized: seen.optimized })
    ? undefined
    : (seen.optimized ?? manual);
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
  const { kind, optimized, shown } = state;
  const [seen, setSeen] = useState<Seen>(() => ({
    key,
    kind,
    optimized,
    shown,
    redraws: noRedraws,
    old: undefined,
    fading: false,
  }));
  const isStale =
    seen.key !== key || seen.kind !== kind || seen.optimized !== optimized || seen.shown !== shown;
  const now = isStale ? next(seen, state, key) : seen;
  if (isStale) setSeen(now);
  return { ...now, bare: isBare(now.old, state) };
}
