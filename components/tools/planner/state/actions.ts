import { store as keep } from '@/lib/browser/stored';
import type { Day, Place, Sequences } from '@/lib/planner/day/day';
import { withVan } from '@/lib/planner/day/vans';
import type { Edit } from '../words/edits';
import { placeName } from '../words/place-name';
import type { PlannerCore } from './core';
import * as edits from './day-edits';
import type { PlannerJobs } from './jobs';
import type { DayOpener } from './opener';
import { hasDay, isOpen, type PlannerActions, type PlannerState } from './planner';

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
    keep(unitKey, unit);
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

  /** @param kept that routes stay as they are, or what they are set to */
  const edit = (
    day: Day,
    what: Edit,
    key?: string,
    kept?: { readonly keeps: true; readonly order?: Sequences },
  ) => {
    const same = day === get().day && !kept?.order;
    if (!isOpen(get()) || get().loading || !hasDay(get()) || same) return;
    dispatch({ kind: 'edit', day, edit: what, key, at: performance.now(), ...kept });
    // Nothing is searched: what was set shows at once.
    jobs.repair(kept && 0);
  };
  /** Takes over what no plan depends on, such as a name: nothing is planned anew. */
  const label = (day: Day, words: string) => {
    if (!isOpen(get()) || get().loading || !hasDay(get()) || day === get().day) return;
    dispatch({ kind: 'label', day });
    core.announce(words);
  };
  const restore = (way: 'undo' | 'redo' | 'own') => {
    if (!isOpen(get())) return;
    jobs.forget();
    dispatch({ kind: way });
    if (way !== 'own') core.announce(way === 'undo' ? 'Undone.' : 'Done again.');
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
    goOn: () => jobs.goOn(),
    retry() {
      set({
        run: get().pending ? { kind: 'repairing' } : { kind: 'idle' },
        loading: !get().manual,
      });
      if (get().manual || get().name === 'own') jobs.restart();
      else opener.open(get().name);
    },
    undo: () => restore('undo'),
    redo: () => restore('redo'),
    chooseDay: (name) => (name === 'own' ? restore('own') : isOpen(get()) && opener.open(name)),
    open: (text) => isOpen(get()) && opener.open(text),
    load(day, sequences) {
      opener.take('own', day, sequences);
    },
    addStop(place: Place) {
      const { day, town } = get();
      const stop = edits.nextStop(day);
      edit(edits.withStop(day, place, placeName(place, town)), { kind: 'added', stop });
      set({ chosen: stop });
    },
    moveStop(stop, place) {
      const { day, town } = get();
      const from = day.stops.find(({ id }) => id === stop);
      // A name that somebody gave it goes along.
      const named = town && from?.name === placeName(from?.place ?? place, town);
      const name = named && { name: placeName(place, town) };
      const moved = edits.withStopPart(day, stop, { place, ...name });
      edit(moved, { kind: 'moved', stop }, `move ${stop}`);
    },
    changeStop(stop, part) {
      const day = edits.withStopPart(get().day, stop, part);
      if (edits.isLabel(part)) label(day, `Stop ${stop} changed.`);
      else edit(day, { kind: 'changed', stop });
    },
    deleteStop(stop) {
      edit(edits.withoutStop(get().day, stop), { kind: 'deleted', stop });
      const { chosen, open } = get();
      if (chosen === stop || open === stop) set({ chosen: undefined, open: undefined });
    },
    assignStop(stop, van, position) {
      const { day, order } = get();
      if (!day.vans[van] || !day.stops.some(({ id }) => id === stop)) return;
      const set = edits.withStopAt(order, day.vans.length, stop, van, position);
      if (set.every((route, v) => route.join() === order[v]?.join())) return;
      edit(day, { kind: 'routes', what: 'assigned', stop }, `assign ${stop}`, {
        keeps: true,
        order: set,
      });
    },
    lockStop(stop, van) {
      const { day } = get();
      const lockedTo = van === undefined ? undefined : day.vans[van]?.id;
      const what = { kind: 'routes', what: 'locked', stop, to: lockedTo } as const;
      edit(edits.withStopPart(day, stop, { lockedTo }), what, undefined, { keeps: true });
    },
    setMustServe(stop, mustServe) {
      const what = { kind: 'routes', what: 'must serve', stop, on: mustServe } as const;
      const day = edits.withStopPart(get().day, stop, { mustServe });
      edit(day, what, undefined, { keeps: true });
    },
    lockVan(index, locked) {
      const { day } = get();
      const what = {
        kind: 'routes',
        what: 'route locked',
        van: day.vans[index]?.id ?? '',
        on: locked,
      } as const;
      edit(edits.withVanPart(day, index, { locked }), what, undefined, { keeps: true });
    },
    changeVan: (index, part) => edit(edits.withVanPart(get().day, index, part), { kind: 'vans' }),
    renameVan(index, id) {
      const was = get().day.vans[index]?.id;
      label(edits.withVanNamed(get().day, index, id), `${was} is called ${id} now.`);
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
    moveDepot: (place) => edit(edits.withDepotPart(get().day, { place }), { kind: 'depot' }),
    renameDepot: (name) =>
      label(edits.withDepotPart(get().day, { name }), `The depot is called ${name} now.`),
  };
}
