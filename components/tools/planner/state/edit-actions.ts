import type { Day, Sequences } from '@/lib/planner/day/day';
import { withRemedy, withStopPart, withVanPart } from '@/lib/planner/day/parts';
import { withVan } from '@/lib/planner/day/vans';
import type { Edit } from '../words/edits';
import type { PlannerCore } from './core';
import * as made from './day-edits';
import { type EditActions, hasDay, isOpen } from './planner';
import type { Action } from './reducer';
import { atHand, remembered, type State, shownRoutes } from './state';

interface Edited {
  readonly day: Day;
  readonly edit: Edit;
  /** What is dragged; undefined for an edit that stands alone. */
  readonly key?: string | undefined;
  readonly at: number;
  /** Whether all routes stay as they are: the plan is evaluated, and nothing is searched. */
  readonly keeps?: boolean;
  /** The routes of the plan that is shown, where they are what was set. */
  readonly order?: Sequences;
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

/** An edit, whose plan is to come. */
export const edited: Action<[Edited]> = (state, change) => {
  const { day, edit, key, at, order } = change;
  const { stretch, sequences } = state;
  const more = key !== undefined && stretch?.key === key && at - stretch.at < together;
  const keeps = keptBy(state, change);
  const from = more ? stretch.from : keeps ? state[keeps] : atHand(state);
  const fitted = (each: Sequences) => made.fitSequences(each, state.day, day);
  return {
    ...(more ? state : remembered(state)),
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
};

/** A day with other names or notes: its plans stay, and so does what is under way. */
export const labeled: Action<[Day]> = (state, day) => ({
  ...remembered(state),
  day,
  stretch: undefined,
  note: undefined,
});

/** What changes the day. It comes with the parts that ask for it. */
export function editActions(core: PlannerCore, repair: (rest?: number) => void): EditActions {
  const { get, dispatch, set } = core;
  const mayChange = () => isOpen(get()) && !get().loading && hasDay(get());

  const edit = (day: Day, what: Edit, key?: string) => {
    if (!mayChange() || day === get().day) return;
    dispatch(edited, { day, edit: what, key, at: performance.now() });
    repair();
  };
  /** An edit that leaves the routes as they are, or as they are set. Nothing is searched: it shows at once. */
  const keep = (day: Day, what: Edit, part: { key?: string; order?: Sequences } = {}) => {
    if (!mayChange()) return;
    dispatch(edited, { day, edit: what, at: performance.now(), keeps: true, ...part });
    repair(0);
  };
  /** Takes over what no plan depends on, such as a name: nothing is planned anew. */
  const label = (day: Day, words: string) => {
    if (!mayChange() || day === get().day) return;
    dispatch(labeled, day);
    core.announce(words);
  };
  return {
    addStop(place) {
      const { day, town } = get();
      const stop = made.nextStop(day);
      // Six minutes at the door, one box, any time.
      const added = { id: stop, name: made.placeName(place, town), place, minutes: 6, load: 1 };
      edit({ ...day, stops: [...day.stops, added] }, { kind: 'added', stop });
      set({ chosen: stop });
    },
    moveStop(stop, place) {
      const { day, town } = get();
      const from = day.stops.find(({ id }) => id === stop);
      // A name that somebody gave it goes along.
      const named = town && from?.name === made.placeName(from?.place ?? place, town);
      const name = named && { name: made.placeName(place, town) };
      const moved = withStopPart(day, stop, { place, ...name });
      edit(moved, { kind: 'moved', stop }, `move ${stop}`);
    },
    changeStop(stop, part) {
      const day = withStopPart(get().day, stop, part);
      const { mustServe } = part;
      if (made.isLabel(part)) label(day, `Stop ${stop} changed.`);
      else if ('lockedTo' in part) keep(day, { kind: 'locked', stop, to: part.lockedTo });
      else if (mustServe !== undefined) keep(day, { kind: 'must serve', stop, on: mustServe });
      else edit(day, { kind: 'changed', stop });
    },
    deleteStop(stop) {
      const { day, chosen, open } = get();
      const stops = day.stops.filter(({ id }) => id !== stop);
      edit({ ...day, stops }, { kind: 'deleted', stop });
      if (chosen === stop || open === stop) set({ chosen: undefined, open: undefined });
    },
    assignStop(stop, van, position) {
      const { day, order: was } = get();
      if (!day.vans[van] || !day.stops.some(({ id }) => id === stop)) return;
      const order = made.withStopAt(was, day.vans.length, stop, van, position);
      if (order.every((route, v) => route.join() === was[v]?.join())) return;
      keep(day, { kind: 'assigned', stop }, { key: `assign ${stop}`, order });
    },
    changeVan(index, part) {
      const { day } = get();
      const van = day.vans[index]?.id ?? '';
      const { id, locked } = part;
      const changed = withVanPart(day, index, part);
      if (id !== undefined) label(made.withVanNamed(day, index, id), `${van} is called ${id} now.`);
      else if (locked !== undefined) keep(changed, { kind: 'route locked', van, on: locked });
      else edit(changed, { kind: 'vans' });
    },
    addVan: () => edit(withVan(get().day), { kind: 'vans' }),
    removeVan: (index) => edit(made.withoutVan(get().day, index), { kind: 'vans' }),
    changeRules(part) {
      const { day } = get();
      const key = part.weights && 'weights';
      edit({ ...day, rules: { ...day.rules, ...part } }, { kind: 'rules' }, key);
    },
    setRoadFactor(roadFactor) {
      const { day } = get();
      edit(made.withGroundPart(day, { roadFactor }), { kind: 'rules' }, 'factor');
    },
    setSpeed: (speed) => edit(made.withGroundPart(get().day, { speed }), { kind: 'rules' }),
    changeDepot(part) {
      const { day } = get();
      const changed = { ...day, depot: { ...day.depot, ...part } };
      if (part.name) label(changed, `The depot is called ${part.name} now.`);
      else edit(changed, { kind: 'depot' });
    },
    // Unlike a lock that is set or taken off, it is searched for: the stop has to come into a route.
    remedy(remedy) {
      const others = { kind: remedy.kind === 'meet' ? 'rules' : 'vans' } as const;
      const what = 'stop' in remedy ? ({ kind: 'changed', stop: remedy.stop } as const) : others;
      edit(withRemedy(get().day, remedy), what);
    },
  };
}
