import type { Day, Stop, Van } from './day';

/** The day with a stop changed. */
export const withStopPart = (day: Day, stop: number, part: Partial<Omit<Stop, 'id'>>): Day => ({
  ...day,
  stops: day.stops.map((each) => (each.id === stop ? { ...each, ...part } : each)),
});

export const withVanPart = (day: Day, index: number, part: Partial<Omit<Van, 'id'>>): Day => ({
  ...day,
  vans: day.vans.map((van, i) => (i === index ? { ...van, ...part } : van)),
});
