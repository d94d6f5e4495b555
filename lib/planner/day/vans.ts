import type { Day, Van } from './day';

export const mostVans = 20;

function freeVan({ vans }: Day): string {
  const ids = new Set(vans.map(({ id }) => id));
  let number = 1;
  const id = () => `VAN ${`${number}`.padStart(2, '0')}`;
  while (ids.has(id())) number += 1;
  return id();
}

/** The day with a further van, made like the last one, without its lock. The same day where it has enough. */
export function withVan(day: Day): Day {
  if (day.vans.length >= mostVans) return day;
  const usual: Van = { id: '', capacity: 30, shift: [510, 750], skills: [] };
  const { locked: _, ...like } = day.vans.at(-1) ?? usual;
  return { ...day, vans: [...day.vans, { ...like, id: freeVan(day) }] };
}
