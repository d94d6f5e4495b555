import type { Plan } from '@/lib/planner/day/plan';
import type { Answer } from '@/lib/planner/worker/messages';
import { type Failure, failureWords } from '../words/failures';
import type { OpenedDay } from './planner';
import { atHand, derived, remembered, type State, snapshotOf } from './state';

/** What happens to the state: each action is a pure function, which takes what it needs to know. */
export type Action<With extends readonly unknown[]> = (state: State, ...know: With) => State;

export const reduced = <With extends readonly unknown[]>(
  state: State,
  action: Action<With>,
  ...know: With
): State => derived(action(state, ...know));

/** What is over as soon as another day or plan is there. */
const over = {
  note: undefined,
  pending: undefined,
  stretch: undefined,
  held: undefined,
  open: undefined,
} as const;

const ownLeft = (state: State) => (state.name === 'own' ? snapshotOf(state) : state.left);

export const opened: Action<[OpenedDay, Plan]> = (state, { isSimple = false, ...of }, manual) => ({
  ...(state.loading ? state : remembered(state)),
  ...over,
  name: of.name,
  day: of.day,
  manual,
  isSimple,
  manualBehind: false,
  optimized: undefined,
  sequences: { manual: of.sequences, optimized: undefined },
  shown: 'manual',
  run: { kind: 'idle' },
  curve: [],
  before: undefined,
  keeps: undefined,
  chosen: undefined,
  left: ownLeft(state),
  loading: false,
});

export const ownAgain: Action<[]> = (state) =>
  state.left && state.name !== 'own'
    ? { ...remembered(state), ...state.left, ...over, chosen: undefined }
    : state;

export const optimizing: Action<[]> = (state) => ({
  ...remembered(state),
  ...over,
  keeps: undefined,
  run: { kind: 'optimizing', generation: 0, generations: 500, trading: [] },
  optimized: atHand(state),
  // A still page shows the plan that the run begins with until it ends.
  shown: state.reducedMotion ? state.shown : 'optimized',
  curve: [[0, 1]],
  before: atHand(state)?.totals,
});

export const progressed: Action<[Extract<Answer, { kind: 'progress' }>]> = (state, news) => {
  if (state.run.kind !== 'optimizing') return state;
  const { generation, generations, cost, plan, trading = state.run.trading } = news;
  const last = state.curve.at(-1);
  return {
    ...state,
    run: { kind: 'optimizing', generation, generations, trading },
    curve: last && last[1] <= cost ? state.curve : [...state.curve, [generation, cost]],
    held: plan ?? state.held,
    optimized: state.reducedMotion ? state.optimized : (plan ?? state.optimized),
  };
};

/** The state with a plan at hand, which shows. */
const withPlan = (state: State, plan: Plan): State => ({
  ...state,
  optimized: plan,
  sequences: { ...state.sequences, optimized: plan.sequences },
  shown: 'optimized',
});

type Done = Omit<Extract<Answer, { kind: 'done' }>, 'kind' | 'job'>;

export const ended: Action<[Done]> = (state, done) => {
  const { plan, seconds, stopped, generation, generations } = done;
  const paces = { ...state.paces, [state.day.stops.length]: seconds };
  return {
    ...withPlan(state, plan),
    // That the device is slow, said while it ran.
    note: undefined,
    run: stopped
      ? { kind: 'stopped', generation, generations }
      : { kind: 'optimized', seconds, generations },
    paces: stopped ? state.paces : paces,
  };
};

export const drawn: Action<[Plan]> = (state, plan) => ({
  ...state,
  manual: plan,
  manualBehind: false,
  sequences: { ...state.sequences, manual: plan.sequences },
});

export const repaired: Action<[Plan, string]> = (state, plan, words) => {
  const { keeps, shown, pending } = state;
  return {
    ...(keeps === 'manual' ? drawn(state, plan) : withPlan(state, plan)),
    ...(keeps && { shown }),
    before: pending?.from?.totals,
    pending: undefined,
    keeps: undefined,
    run: { kind: 'edited', words },
  };
};

export const stepped: Action<['undo' | 'redo']> = (state, way) => {
  const { past, future } = state.history;
  const to = way === 'undo' ? past.at(-1) : future.at(-1);
  if (!to) return state;
  const now = snapshotOf(state);
  const history =
    way === 'undo'
      ? { past: past.slice(0, -1), future: [...future, now] }
      : { past: [...past, now], future: future.slice(0, -1) };
  return { ...state, ...to, ...over, history, left: ownLeft(state) };
};

/** A failure. A run that breaks leaves the best plan so far, or the one that it began with. */
export const failed: Action<[failure: Failure, why: string | undefined]> = (
  state,
  failure,
  why,
) => {
  const words = failureWords(failure, state.day.stops.length > 0, why);
  const broken = state.run.kind === 'optimizing';
  const best = state.held ? withPlan(state, state.held) : stepped(state, 'undo');
  // Trying again does not help where the browser itself lacks what is needed.
  const run = { kind: 'failed', words, retry: failure !== 'no-worker' } as const;
  return { ...(broken ? best : state), run, loading: false };
};
