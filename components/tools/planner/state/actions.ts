import { store } from '@/lib/browser/stored';
import type { Day, Sequences } from '@/lib/planner/day/day';
import { withVan } from '@/lib/planner/day/vans';
import type { Edit, RouteEdit } from '../words/edits';
import type { PlannerCore } from './core';
import * as edits from './day-edits';
import type { PlannerJobs } from './jobs';
import type { DayOpener } from './opener';
import { hasDay, isOpen, type PlannerActions, type PlannerState } from './planner';
import { edited, labeled, ownAgain, stepped } from './reducer';

/** Key under which the chosen unit of distances is kept. */
export const unitKey = 'planner-unit';

/** Actions that look at the plan, and change nothing of it. */
const viewActions = ({ set, announce }: PlannerCore) => ({
  choose: (chosen: number | undefined) => set({ chosen }),
  openRow: (open: number | undefined) =>
    set({ open, moving: false, ...(open !== undefined && { chosen: open, tab: 'stops' }) }),
  setMoving: (moving: boolean) => set({ moving }),
  openTab: (tab: PlannerState['tab']) => set({ tab }),
  setUnit(unit: PlannerState['unit']) {
    store(unitKey, unit);
    set({ unit });
  },
  note(note: PlannerState['note']) {
    set({ note });
    if (note) announce(note.words);
  },
  announce,
});

/** Everything that can be done in the planner. */
export function plannerActions(
  core: PlannerCore,
  jobs: PlannerJobs,
  opener: DayOpener,
): PlannerActions {
  const { get, dispatch, set } = core;
  const mayChange = () => isOpen(get()) && !get().loading && hasDay(get());

  const edit = (day: Day, what: Edit, key?: string) => {
    if (!mayChange() || day === get().day) return;
    dispatch(edited, { day, edit: what, key, at: performance.now() });
    jobs.repair();
  };
  /** An edit that leaves the routes as they are, or as they are set. Nothing is searched: it shows at once. */
  const keep = (day: Day, what: RouteEdit, part: { key?: string; order?: Sequences } = {}) => {
    if (!mayChange()) return;
    dispatch(edited, { day, edit: what, at: performance.now(), keeps: true, ...part });
    jobs.repair(0);
  };
  /** Takes over what no plan depends on, such as a name: nothing is planned anew. */
  const label = (day: Day, words: string) => {
    if (!mayChange() || day === get().day) return;
    dispatch(labeled, day);
    core.announce(words);
  };
  const restore = (way: 'undo' | 'redo' | 'own') => {
    if (!isOpen(get())) return;
    jobs.forget();
    if (way === 'own') dispatch(ownAgain);
    else {
      dispatch(stepped, way);
      core.announce(way === 'undo' ? 'Undone.' : 'Done again.');
    }
    if (get().run.kind === 'repairing') jobs.repair(0);
  };
  return {
    ...viewActions(core),
    show(shown) {
      if (!isOpen(get())) return;
      set({ shown });
      if (shown === 'manual') jobs.drawManual();
    },
    optimize: () => get().day.stops.length > 0 && !get().loading && jobs.optimize(),
    stop: () => get().run.kind === 'optimizing' && jobs.stop(),
    goOn: jobs.goOn,
    retry() {
      const { pending, manual, name } = get();
      set({ run: { kind: pending ? 'repairing' : 'idle' }, loading: !manual });
      if (manual || name === 'own') jobs.restart();
      else opener.open(name);
    },
    undo: () => restore('undo'),
    redo: () => restore('redo'),
    chooseDay: (name) => (name === 'own' ? restore('own') : isOpen(get()) && opener.open(name)),
    open: (text) => isOpen(get()) && opener.open(text),
    load(day, sequences) {
      opener.take('own', day, sequences);
    },
    addStop(place) {
      const { day, town } = get();
      const stop = edits.nextStop(day);
      // Six minutes at the door, one box, any time.
      const added = { id: stop, name: edits.placeName(place, town), place, minutes: 6, load: 1 };
      edit({ ...day, stops: [...day.stops, added] }, { kind: 'added', stop });
      set({ chosen: stop });
    },
    moveStop(stop, place) {
      const { day, town } = get();
      const from = day.stops.find(({ id }) => id === stop);
      // A name that somebody gave it goes along.
      const named = town && from?.name === edits.placeName(from?.place ?? place, town);
      const name = named && { name: edits.placeName(place, town) };
      const moved = edits.withStopPart(day, stop, { place, ...name });
      edit(moved, { kind: 'moved', stop }, `move ${stop}`);
    },
    changeStop(stop, part) {
      const day = edits.withStopPart(get().day, stop, part);
      const { mustServe } = part;
      if (edits.isLabel(part)) label(day, `Stop ${stop} changed.`);
      else if ('lockedTo' in part)
        keep(day, { kind: 'routes', what: 'locked', stop, to: part.lockedTo });
      else if (mustServe !== undefined)
        keep(day, { kind: 'routes', what: 'must serve', stop, on: mustServe });
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
      const order = edits.withStopAt(was, day.vans.length, stop, van, position);
      if (order.every((route, v) => route.join() === was[v]?.join())) return;
      const what = { kind: 'routes', what: 'assigned', stop } as const;
      keep(day, what, { key: `assign ${stop}`, order });
    },
    changeVan(index, part) {
      const { day } = get();
      const van = day.vans[index]?.id ?? '';
      const { id, locked } = part;
      const changed = edits.withVanPart(day, index, part);
      if (id !== undefined)
        label(edits.withVanNamed(day, index, id), `${van} is called ${id} now.`);
      else if (locked !== undefined)
        keep(changed, { kind: 'routes', what: 'route locked', van, on: locked });
      else edit(changed, { kind: 'vans' });
    },
    addVan: () => edit(withVan(get().day), { kind: 'vans' }),
    removeVan: (index) => edit(edits.withoutVan(get().day, index), { kind: 'vans' }),
    changeRules(part) {
      const { day } = get();
      const key = part.weights && 'weights';
      edit({ ...day, rules: { ...day.rules, ...part } }, { kind: 'rules' }, key);
    },
    setRoadFactor(roadFactor) {
      const { day } = get();
      edit(edits.withGroundPart(day, { roadFactor }), { kind: 'rules' }, 'factor');
    },
    setSpeed: (speed) => edit(edits.withGroundPart(get().day, { speed }), { kind: 'rules' }),
    changeDepot(part) {
      const { day } = get();
      const changed = { ...day, depot: { ...day.depot, ...part } };
      if (part.name) label(changed, `The depot is called ${part.name} now.`);
      else edit(changed, { kind: 'depot' });
    },
  };
}
