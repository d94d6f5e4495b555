import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Day, Place, Rules, Sequences, Stop, Van } from '@/lib/planner/day/day';
import type { Plan, Remedy, Totals } from '@/lib/planner/day/plan';
import type { SharedDay } from '@/lib/planner/share/day-arrays';
import type { Unit } from '@/lib/planner/time';
import type { PlannerTown } from '@/lib/planner/town/town';

export type DayName = 'courier' | 'restaurant' | 'field' | 'stress' | 'own';

export interface OpenedDay {
  readonly name: DayName;
  readonly day: Day;
  readonly sequences: Sequences;
  readonly isSimple?: boolean;
  /** What the visitor is to know of how it came, such as a link that could not be read. */
  readonly warning?: string;
}

/** What the worker is about. */
export type Run =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'optimizing';
      readonly generation: number;
      readonly generations: number;
      /** Indexes of vans whose routes changed last. */
      readonly trading: readonly number[];
    }
  | { readonly kind: 'stopped'; readonly generation: number; readonly generations: number }
  | { readonly kind: 'optimized'; readonly seconds: number; readonly generations: number }
  | { readonly kind: 'repairing' }
  /** After an edit, with what to say of it under the button. */
  | { readonly kind: 'edited'; readonly words: string }
  /** What went wrong, and whether trying again may help. */
  | { readonly kind: 'failed'; readonly words: string; readonly retry: boolean };

interface Note {
  readonly words: string;
  readonly tone: 'done' | 'warning';
  readonly undo: boolean;
}

export interface PlannerState {
  readonly name: DayName;
  readonly day: Day;
  /** The visitor's own day while another one is shown, so that it can be chosen again. */
  readonly own: Day | undefined;
  readonly loading: boolean;
  /** The town that the day lies on; undefined on plain ground. */
  readonly town: PlannerTown | undefined;
  /** The day as planned manually, and as optimized or edited last. */
  readonly manual?: Plan;
  readonly optimized?: Plan;
  /** Whether the manual plan is a simple split made here, since the visitor's day came without routes. */
  readonly isSimple: boolean;
  readonly shown: 'manual' | 'optimized';
  /** The plan that the list shows: while a run is under way, the one from before it. */
  readonly listed?: Plan;
  /** The stops of each van as they are asked for, also before that plan is evaluated. */
  readonly order: Sequences;
  readonly run: Run;
  /** Weighted cost by generation, the first plan being 1. */
  readonly curve: readonly (readonly [generation: number, cost: number])[];
  /** What the readings are compared with: the plan before the run or the edit. */
  readonly before?: Totals;
  /** The stop that has the focus of map and list. */
  readonly chosen?: number;
  readonly open?: number;
  /** Whether the open row shows what moves its stop. */
  readonly moving: boolean;
  readonly tab: 'stops' | 'vans' | 'rules';
  readonly note?: Note;
  readonly announcement: string;
  readonly alarm: string;
  readonly unit: Unit;
  /** Seconds of a full run of this day on this device, once measured. */
  readonly measured: number | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly reducedMotion: boolean;
}

export interface ViewActions {
  optimize(): void;
  stop(): void;
  goOn(): void;
  retry(): void;
  undo(): void;
  redo(): void;
  /** Shows a day: a sample anew, or the visitor's own as it was left. */
  chooseDay(name: DayName): void;
  /** Takes a day that was read from a file or a link; without routes it is planned manually. */
  load(day: Day, sequences?: Sequences): void;
  /** Opens what stands after the number sign of a link, or the day saved on this device: 'saved'. */
  open(text: string): void;
  openPlan(text: string): Promise<string | undefined>;
  show(kind: 'manual' | 'optimized'): void;
  choose(stop: number | undefined): void;
  openRow(stop: number | undefined): void;
  setMoving(moving: boolean): void;
  openTab(tab: PlannerState['tab']): void;
  setUnit(unit: PlannerState['unit']): void;
  note(note: Note | undefined): void;
  announce(words: string): void;
}

/** What changes the day: it comes with the parts that ask for it, all of them in edit-parts.ts. */
export interface EditActions {
  addStop(place: Place): void;
  moveStop(stop: number, place: Place): void;
  changeStop(stop: number, part: Partial<Omit<Stop, 'id' | 'place'>>): void;
  deleteStop(stop: number): void;
  /** Puts a stop into the route of a van, before the stop that has this position among the others. */
  assignStop(stop: number, van: number, position: number): void;
  /** A van that is called otherwise keeps what is locked to it. Its id must be free. */
  changeVan(index: number, part: Partial<Van>): void;
  addVan(): void;
  removeVan(index: number): void;
  changeRules(part: Partial<Rules>): void;
  setRoadFactor(factor: number): void;
  setSpeed(speed: number): void;
  changeDepot(part: Partial<Day['depot']>): void;
  /** Does what a button of a stop that is left over says. */
  remedy(remedy: Remedy): void;
}

export type PlannerActions = ViewActions & EditActions;

/** The planner as its view knows it: what it is like now, who hears of changes, and what can be done. */
export interface PlannerStore {
  readonly get: () => PlannerState;
  readonly listen: (heard: () => void) => () => void;
  readonly actions: PlannerActions;
}

export const PlannerContext = createContext<PlannerStore | undefined>(undefined);

/** The planner around a part of its view, to ask when something is done. Throws outside of one. */
export function usePlannerStore(): PlannerStore {
  const store = useContext(PlannerContext);
  if (!store) throw new Error('A part of the planner stands outside of it.');
  return store;
}

/**
 * What a component shows of the planner: it renders again only when this changes.
 *
 * @param select gives the same value, or object, as long as nothing changes
 */
export function usePlannerSelector<T>(select: (state: PlannerState) => T): T {
  const { get, listen } = usePlannerStore();
  const selected = () => select(get());
  return useSyncExternalStore(listen, selected, selected);
}

/** Some parts of the planner: a component renders again only when one of these changes. */
export function usePlanner<Key extends keyof PlannerState>(
  ...keys: readonly Key[]
): Pick<PlannerState, Key> {
  const { get, listen } = usePlannerStore();
  const [seen] = useState(() => ({ state: get() }));
  const selected = () => {
    const state = get();
    if (keys.some((key) => state[key] !== seen.state[key])) seen.state = state;
    return seen.state;
  };
  return useSyncExternalStore(listen, selected, selected);
}

export const usePlannerActions = (): PlannerActions => usePlannerStore().actions;

export const shownPlan = ({
  shown,
  manual,
  optimized,
}: Pick<PlannerState, 'shown' | 'manual' | 'optimized'>): Plan | undefined =>
  shown === 'optimized' ? (optimized ?? manual) : manual;

/** The day with the routes of the plan that the view shows, as it goes out. */
export const sharedDay = (state: PlannerState): SharedDay => ({
  day: state.day,
  sequences: shownPlan(state)?.sequences ?? state.day.vans.map(() => []),
});

/** Whether the view shows a manual plan that is a simple split made here. */
export const showsSimple = ({ isSimple, shown }: PlannerState): boolean =>
  isSimple && shown !== 'optimized';

/** Whether a day has come. Each has a van; the blank one before it has none. */
export const hasDay = ({ day }: Pick<PlannerState, 'day'>): boolean => day.vans.length > 0;

/** Whether stops and rules may be changed: not while a run is under way. */
export const isOpen = ({ run }: Pick<PlannerState, 'run'>): boolean => run.kind !== 'optimizing';

/** Whether a run is under way, so that nothing may be changed. */
export const useLocked = (): boolean => !usePlannerSelector(isOpen);
