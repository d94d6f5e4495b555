import type { Day, Van } from './day';

export const mostVans = 20;

/** What the planner calls a van: 'VAN 01'. */
export const vanName = (number: number): string => `VAN ${`${number}`.padStart(2, '0')}`;

function freeVan({ vans }: Day): string {
  const ids = vans.map(({ id }) => id);
  let number = 1;
  while (ids.includes(vanName(number))) number += 1;
  return vanName(number);
}

/** The day with a further van, made like the last one, without its lock. The same day where it has enough. */
export function withVan(day: Day): Day {
  if (day.vans.length >= mostVans) return day;
  const usual: Van = { id: '', capacity: 30, shift: [510, 750], skills: [] };
  const { locked: _, ...like } = day.vans.at(-1) ?? usual;
  return { ...day, vans: [...day.vans, { ...like, id: freeVan(day) }] };
}
