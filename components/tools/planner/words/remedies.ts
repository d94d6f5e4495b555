import type { Day } from '@/lib/planner/day/day';
import type { LeftOver, Remedy } from '@/lib/planner/day/plan';
import { moment } from '@/lib/planner/time';
import { vanName } from './left-over';
import { boxes } from './units';

/** The head of a left-over stop's note: 'Stop 8, 16 Merino Street, is left over'. */
export const leftOverTitle = (day: Day, { stop }: LeftOver): string =>
  `Stop ${stop}, ${day.stops.find(({ id }) => id === stop)?.name ?? ''}, is left over`;

/** What stands on a remedy's button. */
export function remedyLabel(day: Day, remedy: Remedy): string {
  switch (remedy.kind) {
    case 'extend':
      return `Extend ${vanName(day, remedy.van)} to ${moment(remedy.to)}`;
    case 'open':
      return 'Open the window';
    case 'capacity':
      return `Let ${vanName(day, remedy.van)} take ${boxes(remedy.boxes)}`;
    case 'load':
      return `Deliver ${boxes(remedy.boxes)}`;
    case 'skill':
      return `Give ${vanName(day, remedy.van)} “${remedy.skill}”`;
    case 'meet':
      return 'Let routes meet';
    case 'van':
      return 'Add a van';
    case 'move':
      return `Move stop ${remedy.stop}`;
  }
}
