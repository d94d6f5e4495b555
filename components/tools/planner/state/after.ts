import type { Day, Sequences } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import type { Answer } from '@/lib/planner/worker/messages';
import type { Edit } from '../words/edits';
import { type Failure, failureWords, mayRetry } from '../words/failures';
import { fitSequences } from './day-edits';
import { remember, snapshotOf, step } from './history';
import { atHand, derived, type Machine } from './machine';
import type { DayName } from './planner';

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
}
interface Opened {
  readonly kind: 'day';
  readonly name: DayName;
  readonly day: Day;
  readonly sequences: Sequences;
  readonly hand: Plan;
}

/** What changes the machine. */
export type Happening =
  | { readonly kind: 'set'; readonly part: Partial<Machine> }
  | Opened
  | { readonly kind: 'optimize' | 'go on' | 'undo' | 'redo' | 'own' }
  | Progress
  | Done
  | Edited
  | { readonly kind: 'repaired'; readonly plan: Plan; readonly words: string }
  | { readonly kind: 'hand'; readonly plan: Plan }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly why?: string | undefined };

const remembering = (state: Machine): Machine => ({
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

const ownLeft = (state: Machine) => (state.name === 'own' ? snapshotOf(state) : state.left);

function opened(state: Machine, { name, day, sequences, hand }: Opened): Machine {
  const next = state.loading ? state : remembering(state);
  const run = { kind: 'idle' } as const;
  const plans = {
    hand,
    handBehind: false,
    optimized: undefined,
    sequences: { hand: sequences, optimized: undefined },
  };
  const bare = { curve: [], before: undefined, chosen: undefined, left: ownLeft(state) };
  return { ...next, ...over, ...plans, ...bare, name, day, run, shown: 'hand', loading: false };
}

function ownAgain(state: Machine): Machine {
  const { left } = state;
  if (!left || state.name === 'own') return state;
  return { ...remembering(state), ...left, ...over, chosen: undefined };
}

const optimizing = (state: Machine): Machine => ({
  ...remembering(state),
  ...over,
  run: { kind: 'optimizing', generation: 0, generations: 500, trading: [] },
  optimized: atHand(state),
  // A still page shows the plan that the run begins with until it ends.
  shown: state.still ? state.shown : 'optimized',
  curve: [[0, 1]],
  before: atHand(state)?.totals,
});

function progressed(state: Machine, news: Progress): Machine {
  if (state.run.kind !== 'optimizing') return state;
  const { generation, generations, cost, plan, trading = state.run.trading } = news;
  const last = state.curve.at(-1);
  return {
    ...state,
    run: { kind: 'optimizing', generation, generations, trading },
    curve: last && last[1] <= cost ? state.curve : [...state.curve, [generation, cost]],
    held: plan ?? state.held,
    optimized: state.still ? state.optimized : (plan ?? state.optimized),
  };
}

/** The machine with a plan at hand, which shows. */
const withPlan = (state: Machine, plan: Plan) =>
  ({
    ...state,
    optimized: plan,
    sequences: { ...state.sequences, optimized: plan.sequences },
    shown: 'optimized',
  }) as const;

/** What a run that breaks leaves: the best plan so far, or the one that it began with. */
const broken = (state: Machine): Machine =>
  state.held ? withPlan(state, state.held) : stepped(state, 'undo');

function ended(state: Machine, { plan, seconds, stopped, generation, generations }: Done): Machine {
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

function edited(state: Machine, { day, edit, key, at }: Edited): Machine {
  const { stretch, sequences } = state;
  const more = key !== undefined && stretch?.key === key && at - stretch.at < together;
  const from = more ? stretch.from : atHand(state);
  const fitted = (each: Sequences) => fitSequences(each, state.day, day);
  return {
    ...(more ? state : remembering(state)),
    day,
    handBehind: true,
    sequences: {
      hand: fitted(sequences.hand),
      optimized: sequences.optimized && fitted(sequences.optimized),
    },
    pending: { edit, from },
    stretch: key === undefined ? undefined : { key, from, at },
    run: { kind: 'repairing' },
    note: undefined,
  };
}

function repaired(state: Machine, plan: Plan, words: string): Machine {
  const before = state.pending?.from?.totals;
  const run = { kind: 'edited', words } as const;
  return { ...withPlan(state, plan), before, pending: undefined, run };
}

function stepped(state: Machine, way: 'undo' | 'redo'): Machine {
  const made = step(state.history, state, way);
  return made
    ? { ...state, ...made.to, ...over, history: made.history, left: ownLeft(state) }
    : state;
}

function change(state: Machine, event: Happening): Machine {
  switch (event.kind) {
    case 'set':
      return { ...state, ...event.part };
    case 'day':
      return opened(state, event);
    case 'own':
      return ownAgain(state);
    case 'optimize':
      return optimizing(state);
    case 'go on':
      return state.run.kind === 'stopped'
        ? { ...state, run: { ...state.run, kind: 'optimizing', trading: [] }, shown: 'optimized' }
        : state;
    case 'progress':
      return progressed(state, event);
    case 'done':
      return ended(state, event);
    case 'edit':
      return edited(state, event);
    case 'repaired':
      return repaired(state, event.plan, event.words);
    case 'hand':
      return {
        ...state,
        hand: event.plan,
        handBehind: false,
        sequences: { ...state.sequences, hand: event.plan.sequences },
      };
    case 'failed': {
      const words = failureWords(event.failure, state.day.stops.length > 0, event.why);
      const run = { kind: 'failed', words, retry: mayRetry(event.failure) } as const;
      const left = state.run.kind === 'optimizing' ? broken(state) : state;
      return { ...left, run, loading: false };
    }
    default:
      return stepped(state, event.kind);
  }
}

/** The planner after something happened. */
export const after = (state: Machine, event: Happening): Machine => derived(change(state, event));
