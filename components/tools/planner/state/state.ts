import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import type { PlannerTown } from '@/lib/planner/town/town';
import type { Edit } from '../words/edits';
import { type History, noHistory, type Snapshot } from './history';
import { isOpen, type PlannerState, shownPlan } from './planner';

/** An edit that waits for its plan. */
interface Pending {
  readonly edit: Edit;
  /** The plan at hand before the edit. */
  readonly from: Plan | undefined;
}

/** The last of edits that follow on one another, as while something is dragged: they are one step back. */
interface Stretch {
  readonly key: string;
  readonly from: Plan | undefined;
  /** Milliseconds. */
  readonly at: number;
}

/** All that the planner knows; what its parts see of it is `PlannerState`. */
export interface State extends PlannerState, Snapshot {
  readonly history: History;
  /** The town, whether or not the day lies on it. */
  readonly atlas: PlannerTown | undefined;
  readonly pending: Pending | undefined;
  readonly stretch: Stretch | undefined;
  /** The visitor's own day as it was left. */
  readonly left: Snapshot | undefined;
  /** Seconds of a full run, by the number of stops. */
  readonly paces: Readonly<Record<number, number>>;
  /** The best plan of the run, also where it is shown only at the end. */
  readonly held: Plan | undefined;
}

/** The plan that a run or a repair begins with. */
export const atHand = ({
  optimized,
  manual,
}: Pick<PlannerState, 'optimized' | 'manual'>): Plan | undefined => optimized ?? manual;

/** The plan whose routes the visitor sees and may set. */
export const shownRoutes = ({ shown, optimized }: State): 'manual' | 'optimized' =>
  shown === 'optimized' && optimized ? 'optimized' : 'manual';

/** What follows from the rest: the town of days that lie on it, what may be undone, the pace here. */
export const derived = (state: State): State => ({
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
export const blankState = (day: Day, part: Partial<State> = {}): State => ({
  name: 'courier',
  day,
  own: undefined,
  loading: true,
  town: undefined,
  atlas: undefined,
  manual: undefined,
  isSimple: false,
  manualBehind: false,
  optimized: undefined,
  sequences: { manual: [], optimized: undefined },
  shown: 'manual',
  listed: undefined,
  order: [],
  keeps: undefined,
  run: { kind: 'idle' },
  curve: [],
  before: undefined,
  chosen: undefined,
  open: undefined,
  moving: false,
  tab: 'stops',
  note: undefined,
  announcement: '',
  alarm: '',
  unit: 'miles',
  measured: undefined,
  canUndo: false,
  canRedo: false,
  reducedMotion: false,
  paces: {},
  history: noHistory,
  pending: undefined,
  stretch: undefined,
  left: undefined,
  held: undefined,
  ...part,
});
