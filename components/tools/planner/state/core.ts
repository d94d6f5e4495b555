import { listeners } from '@/lib/browser/listeners';
import type { Day } from '@/lib/planner/day/day';
import { type Action, reduced } from './reducer';
import { blankState, type State } from './state';

/** What the planner knows, who wants to hear of it, and the ways to change it. */
export function plannerCore(blank: Day, part: Partial<State> = {}) {
  let state = blankState(blank, part);
  const { tell, listen } = listeners();
  const dispatch = <With extends readonly unknown[]>(action: Action<With>, ...know: With) => {
    state = reduced(state, action, ...know);
    tell();
  };
  const set = (change: Partial<State>) => dispatch((before) => ({ ...before, ...change }));
  const announce = (announcement: string) =>
    set({
      announcement: announcement === state.announcement ? `${announcement}\u00a0` : announcement,
    });
  return {
    get: () => state,
    listen,
    dispatch,
    set,
    /** Says words in the polite live region. The same ones again differ, or nobody would hear them. */
    announce,
    warn(words: string) {
      set({ note: { words, tone: 'warning', undo: false } });
      announce(words);
    },
  };
}

export type PlannerCore = ReturnType<typeof plannerCore>;
