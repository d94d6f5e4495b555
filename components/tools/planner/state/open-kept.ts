import type { OpenedDay, PlannerTools } from './tools';

type BringTown = Parameters<PlannerTools['openDay']>[1];
type Sample = () => Promise<OpenedDay>;

/** The day of a link; the first sample with a warning where the link is damaged. */
async function openShared(open: string, bringTown: BringTown, sample: Sample): Promise<OpenedDay> {
  const { LinkError, openLink } = await import('@/lib/planner/share/link');
  try {
    return { name: 'own', ...(await openLink(open, bringTown)) };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return { ...(await sample()), warning: error.message };
  }
}

/** The day saved on this device; the first sample with a warning where it cannot be read any more. */
async function openSaved(bringTown: BringTown, sample: Sample): Promise<OpenedDay> {
  const { readSavedDay } = await import('@/lib/planner/share/saved');
  const saved = await readSavedDay(bringTown);
  if (saved) return { name: 'own', ...saved };
  return { ...(await sample()), warning: 'The day saved here can no longer be read.' };
}

/** A day of the visitor's own: of a link, or the one 'saved' here. `sample` stands in for it. */
export const openKept = (open: string, bringTown: BringTown, sample: Sample): Promise<OpenedDay> =>
  open === 'saved' ? openSaved(bringTown, sample) : openShared(open, bringTown, sample);
