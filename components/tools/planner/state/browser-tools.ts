import { loadTownFile } from '@/lib/planner/town/load';
import { type Failure, PlannerFailure } from '../words/failures';
import type { PlannerTools } from './tools';
import { patienceMs } from './worker-line';

const townFailure = (): Failure => (navigator.onLine ? 'town-missing' : 'town-offline');

/** Waits for a file, and says how it failed: late after 20 s, not handed out, or no connection. */
async function patiently<T>(file: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PlannerFailure('town-timeout')), patienceMs);
  });
  try {
    return await Promise.race([file, timeout]);
  } catch (error) {
    console.debug('The town did not come', error);
    throw error instanceof PlannerFailure ? error : new PlannerFailure(townFailure());
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches a town's file and reads it. */
export const townOpener =
  (load: () => Promise<string>): PlannerTools['openTown'] =>
  async () => {
    const [file, { readTown }] = await patiently(
      Promise.all([load(), import('@/lib/planner/town/unpack')]),
    );
    try {
      return { file, town: readTown(file) };
    } catch (error) {
      console.debug('The town cannot be read', error);
      throw new PlannerFailure('town-unreadable');
    }
  };

type OpenDay = PlannerTools['openDay'];

/** A sample day by its name; the first one for any other. */
const openSample: OpenDay = async (open, bringTown) => {
  const [{ sampleDays }, town] = await Promise.all([
    import('@/lib/planner/town/days'),
    bringTown(),
  ]);
  const name = open in sampleDays ? (open as keyof typeof sampleDays) : 'courier';
  const { day, manual } = sampleDays[name](town);
  return { name, day, sequences: manual };
};

/** Whether a text is a shared day, which begins with the version of its link, and no name. */
const isLink = (open: string): boolean => /^\d+\./.test(open);

export const browserTools: PlannerTools = {
  makeWorker: () =>
    new Worker(new URL('../../../../lib/planner/worker/planner.worker.ts', import.meta.url), {
      type: 'module',
    }),
  openTown: townOpener(loadTownFile),
  openDay(open, bringTown) {
    if (open !== 'saved' && !isLink(open)) return openSample(open, bringTown);
    const sample = () => openSample('courier', bringTown);
    return import('./open-kept').then(({ openKept }) => openKept(open, bringTown, sample));
  },
  openPlan: async (text, bringTown) =>
    (await import('@/lib/planner/share/plan-file')).readPlanFile(text, bringTown),
  manual: async (day, town) =>
    (await import('@/lib/planner/day/manual')).manualSequences(day, town),
};
