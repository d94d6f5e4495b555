import type { Day } from '@/lib/planner/day/day';
import type { LeftOver } from '@/lib/planner/day/plan';
import { vanName } from './left-over';
import { boxes, clock } from './units';

/** What a button of the note would change. */
export type Remedy =
  | { readonly kind: 'extend'; readonly van: number; readonly to: number }
  | { readonly kind: 'open'; readonly stop: number }
  | { readonly kind: 'capacity'; readonly van: number; readonly boxes: number }
  | { readonly kind: 'load'; readonly stop: number; readonly boxes: number }
  | { readonly kind: 'skill'; readonly van: number; readonly skill: string }
  | { readonly kind: 'meet' }
  | { readonly kind: 'van' }
  | { readonly kind: 'move'; readonly stop: number };

const quarterAfter = (minutes: number): number =>
  Math.min(1440, Math.ceil((minutes + 1) / 15) * 15);

const largestOf = ({ vans }: Day): number =>
  vans.reduce(
    (best, { capacity }, van) => (capacity > (vans[best]?.capacity ?? -1) ? van : best),
    0,
  );

/** One or two ways out for a stop that is left over. */
export function remediesOf(day: Day, { stop, reason }: LeftOver): readonly Remedy[] {
  const atDoor = day.stops.find(({ id }) => id === stop)?.minutes ?? 0;
  const hasWindow = day.stops.some(({ id, window }) => id === stop && window);
  switch (reason.kind) {
    case 'shift':
      return [
        { kind: 'extend', van: reason.van, to: quarterAfter(reason.arrival + atDoor) },
        hasWindow ? { kind: 'open', stop } : { kind: 'van' },
      ];
    case 'window':
      return [{ kind: 'open', stop }, { kind: 'van' }];
    case 'load':
      return [
        { kind: 'capacity', van: largestOf(day), boxes: reason.load },
        { kind: 'load', stop, boxes: reason.largest },
      ];
    case 'room':
      return [{ kind: 'van' }];
    case 'skill':
      return [{ kind: 'skill', van: 0, skill: reason.skill }];
    case 'street':
      return [{ kind: 'move', stop }];
    case 'apart':
      return [{ kind: 'meet' }];
  }
}

/** What stands on a remedy's button. */
export function remedyLabel(day: Day, remedy: Remedy): string {
  switch (remedy.kind) {
    case 'extend':
      return `Extend ${vanName(day, remedy.van)} to ${clock(remedy.to)}`;
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
