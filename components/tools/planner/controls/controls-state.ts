import type { IconName } from '@/lib/icons/icons';
import type { PlannerState } from '../state/planner';
import { atHand } from '../state/state';
import { afterRun, afterStop, beforeRun, leftOverLines } from '../words/run';
import { manualWords } from '../words/simple';

interface ControlsState {
  readonly label: string;
  readonly icon: IconName;
  readonly action: 'optimize' | 'stop' | 'goOn' | 'retry';
  readonly off: boolean;
}

export function controlsOf({ run, loading, day, optimized }: PlannerState): ControlsState {
  if (run.kind === 'optimizing')
    return { label: 'Stop', icon: 'square', action: 'stop', off: false };
  if (run.kind === 'failed' && run.retry)
    return { label: 'Try again', icon: 'rotate-cw', action: 'retry', off: false };
  const off = loading || day.stops.length === 0 || run.kind === 'failed';
  if (run.kind === 'stopped')
    return { label: `Go on from ${run.generation}`, icon: 'play', action: 'goOn', off };
  return optimized
    ? { label: 'Optimize again', icon: 'rotate-cw', action: 'optimize', off }
    : { label: 'Optimize', icon: 'play', action: 'optimize', off };
}

/** The two lines under the button, and whether they tell of something wrong. */
export function controlsLines(state: PlannerState): {
  readonly lines: readonly string[];
  readonly wrong: boolean;
} {
  const { run, day, loading, measured } = state;
  const plan = atHand(state);
  const fine = (lines: readonly string[]) => ({ lines, wrong: false });
  if (run.kind === 'failed') return { lines: [run.words], wrong: true };
  if (loading) return fine(['Loading the streets.']);
  if (!plan || day.stops.length === 0) return fine(beforeRun(undefined));
  const left = run.kind === 'repairing' ? undefined : leftOverLines(plan, day.stops.length);
  if (left) return { lines: left, wrong: true };
  if (state.optimized && state.shown === 'manual') return fine([manualWords(state).short]);
  if (run.kind === 'optimized') return fine(afterRun(plan, day, run));
  if (run.kind === 'stopped') return fine(afterStop(run.generation, plan));
  if (run.kind === 'edited') return fine([run.words, 'Optimize again for a full run.']);
  if (run.kind === 'repairing') return fine(['Re-planning from the plan at hand.']);
  return fine(beforeRun(measured));
}
