import type { Found, Group, Hit } from './types';

/** How many places of a group are shown before somebody asks for all of them. */
const mostAtFirst = 3;

/** The places of a group that are shown. */
export interface ShownGroup {
  readonly group: Group;
  readonly hits: readonly Hit[];
  /** How many the group has in all. */
  readonly count: number;
}

/** What of the found is shown, and how. */
export interface Shown {
  readonly groups: readonly ShownGroup[];
  /** All groups that could be shown, and how many places each has. */
  readonly counts: readonly Omit<ShownGroup, 'hits'>[];
  /** What was found and is not on this device; nothing of it while there is a connection. */
  readonly away: readonly Hit[];
  /** How many places can be opened, in all groups. */
  readonly count: number;
}

interface Choice {
  /** The one group that is wanted, whole; null for all. */
  readonly only: Group | null;
  /** The group that is shown whole among the others. */
  readonly whole: Group | null;
  /** Paths of the pages on this device; null while there is a connection. */
  readonly kept: ReadonlySet<string> | null;
}

const pathOf = ({ href }: Hit): string => href.split(/[?#]/)[0] || '/';

/** Chooses what is shown of the found. */
export function shownOf({ groups }: Found, { only, whole, kept }: Choice): Shown {
  const isHere = (hit: Hit) => !kept || kept.has(pathOf(hit));
  const here = groups
    .map(({ group, hits }) => ({ group, hits: hits.filter(isHere), count: 0 }))
    .map((part) => ({ ...part, count: part.hits.length }))
    .filter(({ count }) => count > 0);
  return {
    groups: here
      .filter(({ group }) => !only || group === only)
      .map((part) =>
        part.group === (only ?? whole) ? part : { ...part, hits: part.hits.slice(0, mostAtFirst) },
      ),
    counts: here.map(({ group, count }) => ({ group, count })),
    away: groups.flatMap(({ hits }) => hits.filter((hit) => !isHere(hit))),
    count: here.reduce((sum, { count }) => sum + count, 0),
  };
}
