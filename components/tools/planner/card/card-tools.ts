import { homeDay } from '@/lib/planner/town/days/home';
import { loadHomeTownFile } from '@/lib/planner/town/load';
import { readTown } from '@/lib/planner/town/unpack';
import { browserTools } from '../state/browser-tools';
import type { PlannerTools } from '../state/tools';
import { PlannerFailure } from '../words/failures';

/** What the card uses in a browser: a small town with one day. */
export const cardTools: PlannerTools = {
  ...browserTools,
  async openTown() {
    const file = await loadHomeTownFile().catch(() => {
      throw new PlannerFailure(navigator.onLine ? 'town-missing' : 'town-offline');
    });
    return { file, town: readTown(file) };
  },
  async openDay(_, bringTown) {
    const { day, manual } = homeDay(await bringTown());
    return { name: 'courier', day, sequences: manual };
  },
};
