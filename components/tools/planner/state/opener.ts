import type { Day, Sequences } from '@/lib/planner/day/day';
import type { PlannerTown } from '@/lib/planner/town/town';
import type { PlannerTools } from './browser-tools';
import type { PlannerCore } from './core';
import type { PlannerJobs } from './jobs';
import type { OpenedDay } from './planner';

/** Opens days by name or link; the one asked for last wins. The town comes once, for days that lie on it. */
export function dayOpener(core: PlannerCore, jobs: PlannerJobs, tools: PlannerTools) {
  let asked = 0;
  let town: Promise<PlannerTown> | undefined;

  const bringTown = () => {
    town ??= tools.openTown().then(
      (came) => {
        core.set({ atlas: came.town });
        jobs.town(came.file);
        return came.town;
      },
      (error) => {
        town = undefined;
        throw error;
      },
    );
    return town;
  };

  /** Before any plan its stops are shown at once: they are there whatever fails, or has failed, by then. */
  const show = (opened: OpenedDay) => {
    const { name, day, sequences: manual } = opened;
    if (!core.get().manual) core.set({ name, day, sequences: { manual, optimized: undefined } });
    jobs.open(opened);
  };

  /** Shows a day once it has come, unless another was asked for meanwhile. */
  const bring = async (opening: () => Promise<OpenedDay>) => {
    asked += 1;
    const mine = asked;
    try {
      const opened = await opening();
      if (mine === asked) show(opened);
    } catch (error) {
      if (mine === asked) jobs.fail(error);
    }
  };

  return {
    open: (name: string) =>
      bring(async () => {
        const opened = await tools.openDay(name, bringTown);
        const { day, sequences } = opened;
        if (day.ground.kind === 'town' || opened.isSimple !== undefined) return opened;
        // A link and a saved day do not say who made their routes.
        const simple = await tools.manual(day, undefined);
        return { ...opened, isSimple: JSON.stringify(simple) === JSON.stringify(sequences) };
      }),
    /** Shows a day of the visitor's own; without sequences it is planned manually. */
    take: (day: Day, sequences?: Sequences) =>
      bring(async () => {
        const town = day.ground.kind === 'town' ? await bringTown() : undefined;
        const all = sequences ?? (await tools.manual(day, town));
        return { name: 'own', day, sequences: all, isSimple: !sequences };
      }),
    /** Shows the day of a plan file; resolves with words where that cannot be opened. */
    async openPlan(text: string): Promise<string | undefined> {
      const found = await tools.openPlan(text, bringTown);
      if (typeof found === 'string') return found;
      await bring(async () => ({ name: 'own', ...found }));
      return undefined;
    },
    cancel() {
      asked += 1;
    },
  };
}

export type DayOpener = ReturnType<typeof dayOpener>;
