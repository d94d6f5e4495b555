import { nextTask } from '@/lib/browser/next-task';
import type { Day } from '@/lib/planner/day/day';
import { loadTownFile } from '@/lib/planner/town/load';
import type { PlannerTown } from '@/lib/planner/town/town';
import type { Ask } from '@/lib/planner/worker/messages';
import type { Work } from '@/lib/planner/worker/one-worker';
import { type Failure, PlannerFailure } from '../words/failures';
import type { OpenedDay } from './planner';
import { patienceMs } from './worker-line';

const townFailure = (): Failure => (navigator.onLine ? 'town-missing' : 'town-offline');

/** Waits for a file, and says how it failed: late after 20 s, not handed out, or no connection. */
function patiently<T>(file: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(reject, patienceMs, new PlannerFailure('town-timeout'));
  });
  return Promise.race([file, timeout]).catch((error) => {
    console.debug('The town did not come', error);
    throw error instanceof PlannerFailure ? error : new PlannerFailure(townFailure());
  });
}

/** Fetches a town's file and reads it, in a task of its own. Rejects with a `PlannerFailure`. */
export const townOpener = (load: () => Promise<string>) => async () => {
  const [file, { readTown }] = await patiently(
    Promise.all([load(), import('@/lib/planner/town/unpack')]),
  );
  await nextTask();
  try {
    const town = readTown(file);
    await nextTask();
    return { file, town };
  } catch (error) {
    console.debug('The town cannot be read', error);
    throw new PlannerFailure('town-unreadable');
  }
};

type OpenDay = (open: string, bringTown: () => Promise<PlannerTown>) => Promise<OpenedDay>;

/** A sample day by its name; the first one for any other. */
const openSample: OpenDay = async (open, bringTown) => {
  const [{ sampleDays }, town] = await Promise.all([
    import('@/lib/planner/town/days'),
    bringTown(),
  ]);
  // The town is drawn now.
  await nextTask();
  const name = open in sampleDays ? (open as keyof typeof sampleDays) : 'courier';
  const { day, manual } = sampleDays[name](town);
  return { name, day, sequences: manual };
};

/** Whether a text is a shared day, which begins with the version of its link, and no name. */
const isLink = (open: string): boolean => /^\d+\./.test(open);

/** What the planner needs of the world around it; tests bring their own. */
export const browserTools = {
  /** Throws where the browser has none. */
  makeWorker: (): Work =>
    new Worker(new URL('../../../../lib/planner/worker/planner.worker.ts', import.meta.url), {
      type: 'module',
    }),
  openTown: townOpener(loadTownFile),
  /** A sample day by its name, or the day of a link. */
  openDay: ((open, bringTown) => {
    if (open !== 'saved' && !isLink(open)) return openSample(open, bringTown);
    const sample = () => openSample('courier', bringTown);
    return import('./open-kept').then(({ openKept }) => openKept(open, bringTown, sample));
  }) as OpenDay,
  /** The day of a plan file, or why it cannot be opened. Rejects where its town does not come. */
  openPlan: async (text: string, bringTown: () => Promise<PlannerTown>) =>
    (await import('@/lib/planner/share/plan-file')).readPlanFile(text, bringTown),
  /** Routes as somebody would plan them manually. The town only where the day lies on it. */
  manual: async (day: Day, town: PlannerTown | undefined) =>
    (await import('@/lib/planner/day/manual')).manualSequences(day, town),
};

export type PlannerTools = Readonly<typeof browserTools> & {
  /** How hard a run looks, where not as hard as it can. */
  readonly run?: Pick<Extract<Ask, { readonly kind: 'optimize' }>, 'mode' | 'patience'>;
};
