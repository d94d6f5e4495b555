import type { Day, Van } from '@/lib/planner/day/day';
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

/** The largest van that has the skill which a stop asks for. */
function largestFor({ vans }: Day, skill: string | undefined): number {
  const room = (van: Van) =>
    skill === undefined || van.skills.includes(skill) ? van.capacity : -1;
  return vans.reduce((best, van, i) => (room(van) > room(vans[best] ?? van) ? i : best), 0);
}

/** One or two ways out for a stop that is left over. */
export function remediesOf(day: Day, { stop, reason }: LeftOver): readonly Remedy[] {
  const { minutes = 0, window, skill } = day.stops.find(({ id }) => id === stop) ?? {};
  switch (reason.kind) {
    case 'shift':
      return [
        { kind: 'extend', van: reason.van, to: quarterAfter(reason.arrival + minutes) },
        window ? { kind: 'open', stop } : { kind: 'van' },
      ];
    case 'window':
      return [{ kind: 'open', stop }, { kind: 'van' }];
    case 'load':
      return [
        { kind: 'capacity', van: largestFor(day, skill), boxes: reason.load },
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
