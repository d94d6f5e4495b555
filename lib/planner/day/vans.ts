import type { Day } from './day';

export const mostVans = 20;

/** The lowest free van id. */
function freeVan({ vans }: Day): string {
  const ids = new Set(vans.map(({ id }) => id));
  let number = 1;
  const id = () => `VAN ${`${number}`.padStart(2, '0')}`;
  while (ids.has(id())) number += 1;
  return id();
}

/** Adds a copy of the last van; the same day at the limit. */
export const withVan = (day: Day): Day =>
  day.vans.length >= mostVans
    ? day
    : {
        ...day,
        vans: [
          ...day.vans,
          { capacity: 30, shift: [510, 750], skills: [], ...day.vans.at(-1), id: freeVan(day) },
        ],
      };
