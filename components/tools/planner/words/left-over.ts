import type { Day } from '@/lib/planner/day/day';
import type { Reason, Remedy } from '@/lib/planner/day/plan';
import { moment, type Unit } from '@/lib/planner/time';
import { counted } from '@/lib/words/count';
import { boxes } from './units';

const vanName = (day: Day, van: number): string => day.vans[van]?.id ?? 'The van';

export function leftOverWhy(day: Day, reason: Reason, unit: Unit): string {
  switch (reason.kind) {
    case 'shift': {
      const { van, ends, start, done } = reason;
      return `${vanName(day, van)} ends its shift at ${moment(ends, unit)}. It would serve the stop at ${moment(start, unit)} and be done at ${moment(done, unit)}.`;
    }
    case 'window':
      return `Its window closes at ${moment(reason.closes, unit)}. The first van would reach it at ${moment(reason.arrival, unit)}.`;
    case 'load':
      return `${boxes(reason.load)}; the largest van takes ${reason.largest}.`;
    case 'room':
      return `It needs room for ${reason.load}. The vans have room for ${reason.left} left.`;
    case 'stops':
      return reason.most > 0
        ? `The vans that could take it serve ${counted(reason.most, 'stop')} each and may not serve more.`
        : 'The vans that could take it may not serve any stop.';
    case 'lock':
      return `It is locked to ${reason.van}, which cannot serve it.`;
    case 'skill':
      return `It needs “${reason.skill}”, and no van on the road has that.`;
    case 'street':
      return 'No street leads there from the depot.';
    case 'disjoint':
      return 'No van gets there without crossing another one’s route.';
  }
}

export function remedyWords(day: Day, remedy: Remedy, unit: Unit): string {
  switch (remedy.kind) {
    case 'extend':
      return `Extend ${vanName(day, remedy.van)} to ${moment(remedy.to, unit)}`;
    case 'capacity':
      return `Let ${vanName(day, remedy.van)} take ${boxes(remedy.boxes)}`;
    case 'skill':
      return `Give ${vanName(day, remedy.van)} “${remedy.skill}”`;
    case 'open':
      return 'Open the window';
    case 'unlock':
      return 'Let any van serve it';
    case 'load':
      return `Deliver ${boxes(remedy.boxes)}`;
    case 'meet':
      return 'Let routes meet';
    case 'van':
      return 'Add a van';
    case 'move':
      return `Move stop ${remedy.stop}`;
  }
}
