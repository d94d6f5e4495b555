import type { PlannerTown } from '@/lib/planner/town/town';
import type { OpenedDay } from './planner';

/** The day of a link, or the one 'saved' here; where it cannot be read, `sample` with a warning. */
export async function openKept(
  open: string,
  bringTown: () => Promise<PlannerTown>,
  sample: () => Promise<OpenedDay>,
): Promise<OpenedDay> {
  if (open === 'saved') {
    const { readSavedDay } = await import('@/lib/planner/share/saved');
    const saved = await readSavedDay(bringTown);
    if (saved) return { name: 'own', ...saved };
    return { ...(await sample()), warning: 'The day saved here can no longer be read.' };
  }
  const { LinkError, openLink } = await import('@/lib/planner/share/link');
  try {
    return { name: 'own', ...(await openLink(open, bringTown)) };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return { ...(await sample()), warning: error.message };
  }
}
