import type { Found, Group, Hit } from './types';

/** Hits of a group before 'show all'. */
const mostAtFirst = 3;

export interface ShownGroup {
  readonly group: Group;
  readonly hits: readonly Hit[];
  readonly count: number;
}

interface Choice {
  /** The chosen group; null for all. */
  readonly only: Group | null;
  /** The group shown with all hits. */
  readonly whole: Group | null;
  /** Paths available offline; null while online. */
  readonly kept: ReadonlySet<string> | null;
}

const pathOf = ({ href }: Hit): string => href.split(/[?#]/)[0] || '/';

/** `away` are hits that are not available offline; empty while online. */
export function shownOf({ groups }: Found, { only, whole, kept }: Choice) {
  const isHere = (hit: Hit) => !kept || kept.has(pathOf(hit));
  const here = groups
    .map(({ group, hits }) => ({ group, hits: hits.filter(isHere), count: 0 }))
    .map((part) => ({ ...part, count: part.hits.length }))
    .filter(({ count }) => count > 0);
  return {
    groups: here
      .filter(({ group }) => !only || group === only)
      .map(
        (part): ShownGroup =>
          part.group === (only ?? whole)
            ? part
            : { ...part, hits: part.hits.slice(0, mostAtFirst) },
      ),
    counts: here.map(({ group, count }) => ({ group, count })),
    away: groups.flatMap(({ hits }) => hits.filter((hit) => !isHere(hit))),
    count: here.reduce((sum, { count }) => sum + count, 0),
  };
}

export type Shown = Readonly<ReturnType<typeof shownOf>>;
