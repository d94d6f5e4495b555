import type { Day, Stop, Van } from './day';
import type { Remedy } from './plan';
import { withVan } from './vans';

export const withStopPart = (day: Day, stop: number, part: Partial<Omit<Stop, 'id'>>): Day => ({
  ...day,
  stops: day.stops.map((each) => (each.id === stop ? { ...each, ...part } : each)),
});

export const withVanPart = (day: Day, index: number, part: Partial<Van>): Day => ({
  ...day,
  vans: day.vans.map((van, i) => (i === index ? { ...van, ...part } : van)),
});

/** The day with a remedy carried out. To move a stop is left to the visitor. */
export function withRemedy(day: Day, remedy: Remedy): Day {
  const van = 'van' in remedy ? day.vans[remedy.van] : undefined;
  switch (remedy.kind) {
    case 'extend':
      return withVanPart(day, remedy.van, { shift: [van?.shift[0] ?? 0, remedy.to] });
    case 'capacity':
      return withVanPart(day, remedy.van, { capacity: remedy.boxes });
    case 'skill':
      return withVanPart(day, remedy.van, { skills: [...(van?.skills ?? []), remedy.skill] });
    case 'open':
      return withStopPart(day, remedy.stop, { window: undefined });
    case 'unlock':
      return withStopPart(day, remedy.stop, { lockedTo: undefined });
    case 'load':
      return withStopPart(day, remedy.stop, { load: remedy.boxes });
    case 'meet':
      return { ...day, rules: { ...day.rules, disjoint: false } };
    case 'van':
      return withVan(day);
    case 'move':
      return day;
  }
}
