import type { Day, Sequences } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import type { PlannerTown } from '@/lib/planner/town/town';
import type { Edit } from '../words/edits';
import { isOpen, type PlannerState, shownPlan } from './planner';

/** What a step back restores: the day and its plans, not where the visitor looks. */
interface Snapshot
  extends Pick<
    PlannerState,
    'name' | 'day' | 'manual' | 'isSimple' | 'optimized' | 'shown' | 'run' | 'curve' | 'before'
  > {
  /** Whether the manual plan was drawn before the last edit. */
  readonly manualBehind: boolean;
  /** The plan that waits to be evaluated with its routes as they are; undefined where a repair may change them. */
  readonly keeps?: 'manual' | 'optimized';
  /** The routes of both plans made to fit the day, also before the plans are drawn anew. */
  readonly sequences: { readonly manual: Sequences; readonly optimized: Sequences | undefined };
}

interface History {
  readonly past: readonly Snapshot[];
  readonly future: readonly Snapshot[];
}

/** All that the planner knows; what its parts see of it is `PlannerState`. */
export interface State extends PlannerState, Snapshot {
  readonly history: History;
  /** The town, whether or not the day lies on it. */
  readonly atlas?: PlannerTown;
  readonly pending?: { readonly edit: Edit; readonly from: Plan | undefined };
  /** The last of edits that follow on one another, as while something is dragged: they are one step back. */
  readonly stretch?: {
    readonly key: string;
    readonly from: Plan | undefined;
    /** Milliseconds. */
    readonly at: number;
  };
  readonly left?: Snapshot;
  /** Seconds of a full run, by the number of stops. */
  readonly paces: Readonly<Record<number, number>>;
  /** The best plan of the run, also where it is shown only at the end. */
  readonly held?: Plan;
}

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
export const remembered = (state: State): State => ({
  ...state,
  history: { past: [...state.history.past, snapshotOf(state)].slice(-steps), future: [] },
});

/** The plan that a run or a repair begins with. */
export const atHand = ({
  optimized,
  manual,
}: Pick<PlannerState, 'optimized' | 'manual'>): Plan | undefined => optimized ?? manual;

/** The plan whose routes the visitor sees and may set. */
export const shownRoutes = ({
  shown,
  optimized,
}: Pick<State, 'shown' | 'optimized'>): 'manual' | 'optimized' =>
  shown === 'optimized' && optimized ? 'optimized' : 'manual';

/** What follows from the rest: the town of days that lie on it, what may be undone, the pace here. */
export const derived = (
  state: Omit<State, 'town' | 'measured' | 'order' | 'own' | 'canUndo' | 'canRedo'>,
): State => ({
  ...state,
  town: state.day.ground.kind === 'town' ? state.atlas : undefined,
  measured: state.paces[state.day.stops.length],
  listed: isOpen(state) ? shownPlan(state) : state.listed,
  order: state.sequences[shownRoutes(state)] ?? state.sequences.manual,
  own: state.name === 'own' ? state.day : state.left?.day,
  canUndo: state.history.past.length > 0,
  canRedo: state.history.future.length > 0,
});

/** The state before anything came. */
export const blankState = (day: Day, part: Partial<State> = {}): State =>
  derived({
    name: 'courier',
    day,
    loading: true,
    isSimple: false,
    manualBehind: false,
    sequences: { manual: [], optimized: undefined },
    shown: 'manual',
    run: { kind: 'idle' },
    curve: [],
    moving: false,
    tab: 'stops',
    announcement: '',
    alarm: '',
    unit: 'miles',
    reducedMotion: false,
    paces: {},
    history: { past: [], future: [] },
    ...part,
  });
