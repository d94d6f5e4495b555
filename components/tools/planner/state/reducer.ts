import type { Day, Sequences } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import type { Answer } from '@/lib/planner/worker/messages';
import type { Edit } from '../words/edits';
import { type Failure, failureWords, mayRetry } from '../words/failures';
import { fitSequences } from './day-edits';
import { remember, snapshotOf, step } from './history';
import type { DayName } from './planner';
import { atHand, derived, type State, shownRoutes } from './state';

type Progress = Omit<Extract<Answer, { kind: 'progress' }>, 'job'>;
type Done = Omit<Extract<Answer, { kind: 'done' }>, 'job'>;
interface Edited {
  readonly kind: 'edit';
  readonly day: Day;
  readonly edit: Edit;
  /** What is dragged; undefined for an edit that stands alone. */
  readonly key?: string | undefined;
  /** When, in milliseconds. */
  readonly at: number;
  /** Whether all routes stay as they are: the plan is evaluated, and nothing is searched. */
  readonly keeps?: boolean;
  /** The routes of the plan that is shown, where they are what was set. */
  readonly order?: Sequences;
}
interface Opened {
  readonly kind: 'day';
  readonly name: DayName;
  readonly day: Day;
  readonly sequences: Sequences;
  readonly manual: Plan;
  readonly isSimple: boolean;
}

/** What changes the state. */
export type Action =
  | { readonly kind: 'set'; readonly part: Partial<State> }
  | Opened
  | { readonly kind: 'optimize' | 'go on' | 'undo' | 'redo' | 'own' }
  | Progress
  | Done
  | Edited
  | { readonly kind: 'label'; readonly day: Day }
  | { readonly kind: 'repaired'; readonly plan: Plan; readonly words: string }
  | { readonly kind: 'manual'; readonly plan: Plan }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly why?: string | undefined };

const remembering = (state: State): State => ({
  ...state,
  history: remember(state.history, state),
});

/** What is over as soon as another day or plan is there. */
const over = {
  note: undefined,
  pending: undefined,
  stretch: undefined,
  held: undefined,
  open: undefined,
} as const;

const ownLeft = (state: State) => (state.name === 'own' ? snapshotOf(state) : state.left);

function opened(state: State, { name, day, sequences, manual, isSimple }: Opened): State {
  const next = state.loading ? state : remembering(state);
  const run = { kind: 'idle' } as const;
  const plans = {
    manual,
    isSimple,
    manualBehind: false,
    optimized: undefined,
    sequences: { manual: sequences, optimized: undefined },
  };
  const bare = {
    ...{ curve: [], before: undefined, keeps: undefined },
    ...{ chosen: undefined, left: ownLeft(state) },
  };
  return { ...next, ...over, ...plans, ...bare, name, day, run, shown: 'manual', loading: false };
}

function ownAgain(state: State): State {
  const { left } = state;
  if (!left || state.name === 'own') return state;
  return { ...remembering(state), ...left, ...over, chosen: undefined };
}

const optimizing = (state: State): State => ({
  ...remembering(state),
  ...over,
  keeps: undefined,
  run: { kind: 'optimizing', generation: 0, generations: 500, trading: [] },
  optimized: atHand(state),
  // A still page shows the plan that the run begins with until it ends.
  shown: state.reducedMotion ? state.shown : 'optimized',
  curve: [[0, 1]],
  before: atHand(state)?.totals,
});

function progressed(state: State, news: Progress): State {
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
}

/** The state with a plan at hand, which shows. */
const withPlan = (state: State, plan: Plan) =>
  ({
    ...state,
    optimized: plan,
    sequences: { ...state.sequences, optimized: plan.sequences },
    shown: 'optimized',
  }) as const;

/** What a run that breaks leaves: the best plan so far, or the one that it began with. */
const broken = (state: State): State =>
  state.held ? withPlan(state, state.held) : stepped(state, 'undo');

function ended(state: State, { plan, seconds, stopped, generation, generations }: Done): State {
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
}

/** Edits of one thing that follow within this time, in milliseconds, are one step back. */
const together = 1000;

/** The plan whose routes an edit leaves as they are; none where an earlier edit waits for a repair. */
function keptBy(state: State, { keeps, order }: Edited): State['keeps'] {
  if (!keeps) return undefined;
  const own = order ? shownRoutes(state) : state.optimized ? 'optimized' : 'manual';
  const awaited = state.run.kind === 'repairing' || state.pending !== undefined;
  return awaited ? state.keeps && (state.keeps === 'optimized' ? 'optimized' : own) : own;
}

function edited(state: State, action: Edited): State {
  const { day, edit, key, at, order } = action;
  const { stretch, sequences } = state;
  const more = key !== undefined && stretch?.key === key && at - stretch.at < together;
  const keeps = keptBy(state, action);
  const from = more ? stretch.from : keeps ? state[keeps] : atHand(state);
  const fitted = (each: Sequences) => fitSequences(each, state.day, day);
  return {
    ...(more ? state : remembering(state)),
    day,
    manualBehind: true,
    // Once the visitor moves stops in it, the manual plan is their own.
    isSimple: state.isSimple && !(order && keeps === 'manual'),
    sequences: {
      manual: fitted(sequences.manual),
      optimized: sequences.optimized && fitted(sequences.optimized),
      ...(order && { [shownRoutes(state)]: order }),
    },
    keeps,
    pending: { edit, from },
    stretch: key === undefined ? undefined : { key, from, at },
    run: { kind: 'repairing' },
    note: undefined,
  };
}

/** A day with other names or notes: its plans stay, and so does what is under way. */
const labeled = (state: State, day: Day): State => ({
  ...remembering(state),
  day,
  stretch: undefined,
  note: undefined,
});

/** The state with the manual plan drawn anew. */
const drawn = (state: State, plan: Plan): State => ({
  ...state,
  manual: plan,
  manualBehind: false,
  sequences: { ...state.sequences, manual: plan.sequences },
});

function repaired(state: State, plan: Plan, words: string): State {
  const before = state.pending?.from?.totals;
  const run = { kind: 'edited', words } as const;
  const { keeps, shown } = state;
  const planned =
    keeps === 'manual' ? drawn(state, plan) : { ...withPlan(state, plan), ...(keeps && { shown }) };
  return { ...planned, before, pending: undefined, keeps: undefined, run };
}

function stepped(state: State, way: 'undo' | 'redo'): State {
  const made = step(state.history, state, way);
  return made
    ? { ...state, ...made.to, ...over, history: made.history, left: ownLeft(state) }
    : state;
}

function change(state: State, action: Action): State {
  switch (action.kind) {
    case 'set':
      return { ...state, ...action.part };
    case 'day':
      return opened(state, action);
    case 'own':
      return ownAgain(state);
    case 'optimize':
      return optimizing(state);
    case 'go on':
      return state.run.kind === 'stopped'
        ? { ...state, run: { ...state.run, kind: 'optimizing', trading: [] }, shown: 'optimized' }
        : state;
    case 'progress':
      return progressed(state, action);
    case 'done':
      return ended(state, action);
    case 'edit':
      return edited(state, action);
    case 'label':
      return labeled(state, action.day);
    case 'repaired':
      return repaired(state, action.plan, action.words);
    case 'manual':
      return drawn(state, action.plan);
    case 'failed': {
      const words = failureWords(action.failure, state.day.stops.length > 0, action.why);
      const run = { kind: 'failed', words, retry: mayRetry(action.failure) } as const;
      const left = state.run.kind === 'optimizing' ? broken(state) : state;
      return { ...left, run, loading: false };
    }
    default:
      return stepped(state, action.kind);
  }
}

/** The planner after something happened. */
export const reducer = (state: State, action: Action): State => derived(change(state, action));
