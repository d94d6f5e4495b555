import { useEffect, useState } from 'react';
import { matches, watchMedia } from '@/lib/browser/media';
import { readStored } from '@/lib/browser/stored';
import { defaultRules } from '@/lib/planner/day/day';
import { editPart } from '../edit/edit-part';
import { plannerActions, unitKey } from './actions';
import type { PlannerTools } from './browser-tools';
import { plannerCore } from './core';
import { plannerJobs } from './jobs';
import { dayOpener } from './opener';
import type { PlannerActions, PlannerStore } from './planner';

const noDay = {
  title: 'Courier Thursday',
  ground: { kind: 'town' },
  depot: { name: 'Depot', place: { kind: 'corner', corner: 0 } },
  stops: [],
  vans: [],
  rules: defaultRules,
} as const;

const calm = '(prefers-reduced-motion: reduce)';

function makePlanner(tools: PlannerTools) {
  const core = plannerCore(noDay, {
    unit: readStored(unitKey) === 'kilometers' ? 'kilometers' : 'miles',
    reducedMotion: matches(calm),
  });
  const jobs = plannerJobs(core, tools);
  const opener = dayOpener(core, jobs, tools);
  const view = plannerActions(core, jobs, opener);
  let all: PlannerActions | undefined;
  const store: PlannerStore = {
    get: core.get,
    listen: core.listen,
    get actions() {
      const { part } = editPart.get();
      if (part) all ??= { ...view, ...part.editActions(core, jobs.repair) };
      // Nobody changes the day before that part has come.
      return all ?? (view as PlannerActions);
    },
  };
  return { core, jobs, opener, store };
}

type PlannerMade = ReturnType<typeof makePlanner>;

/** Follows what the visitor asked of motion, and lets a hidden page rest. */
function watchPage({ core, jobs }: PlannerMade, signal: AbortSignal) {
  const stop = watchMedia(calm, () => core.set({ reducedMotion: matches(calm) }));
  signal.addEventListener('abort', stop);
  const follow = () => {
    if (core.get().run.kind !== 'optimizing') return;
    if (document.hidden) jobs.hide();
    else jobs.appear();
  };
  document.addEventListener('visibilitychange', follow, { signal });
}

/** The planner of the view that was last here, by what it was asked to open. */
let left:
  | { readonly open: string; readonly tools: PlannerTools; readonly planner: PlannerMade }
  | undefined;

/** Ends its worker when the view goes. Who comes back finds all that was entered, until the tab is closed. */
export function useOpenPlanner(open: string, tools: PlannerTools): PlannerStore {
  const [planner] = useState(() => (left?.tools === tools ? left.planner : makePlanner(tools)));
  useEffect(() => {
    const controller = new AbortController();
    watchPage(planner, controller.signal);
    return () => {
      controller.abort();
      planner.opener.cancel();
      planner.jobs.close();
    };
  }, [planner]);
  useEffect(() => {
    const there = left?.planner === planner && left.open === open && !planner.core.get().loading;
    left = { open, tools, planner };
    if (there) planner.jobs.takeUp();
    else planner.opener.open(open);
  }, [planner, open, tools]);
  return planner.store;
}
