import { store } from '@/lib/browser/stored';
import type { PlannerCore } from './core';
import type { PlannerJobs } from './jobs';
import type { DayOpener } from './opener';
import { isOpen, type ViewActions } from './planner';
import { ownAgain, stepped } from './reducer';

export const unitKey = 'planner-unit';

/** What can be done in the planner but to change the day. */
export function plannerActions(
  core: PlannerCore,
  jobs: PlannerJobs,
  opener: DayOpener,
): ViewActions {
  const { get, dispatch, set } = core;
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
    choose: (chosen) => set({ chosen }),
    openRow: (open) =>
      set({ open, moving: false, ...(open !== undefined && { chosen: open, tab: 'stops' }) }),
    setMoving: (moving) => set({ moving }),
    openTab: (tab) => set({ tab }),
    setUnit(unit) {
      store(unitKey, unit);
      set({ unit });
    },
    note(note) {
      set({ note });
      if (note) core.announce(note.words);
    },
    announce: core.announce,
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
    load: opener.take,
    openPlan: opener.openPlan,
  };
}
