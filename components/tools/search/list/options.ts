import type { Shown } from '@/lib/search/shown';
import type { Group, Hit, Section } from '@/lib/search/types';

/** A row of the list that can be chosen. `id` is that of its element. */
export type Option =
  | { readonly kind: 'hit'; readonly id: string; readonly hit: Hit }
  | { readonly kind: 'section'; readonly id: string; readonly of: string; readonly hit: Hit }
  | { readonly kind: 'more'; readonly id: string; readonly group: Group; readonly next: string }
  | { readonly kind: 'recent'; readonly id: string; readonly text: string }
  | { readonly kind: 'wanted'; readonly id: string };

const mostSections = 3;

/** The sections of a place that stand below it: those with the words, three at most. */
export const sectionsBelow = ({ sections }: Hit): readonly Section[] =>
  sections.filter(({ found }) => found).slice(0, mostSections);

export const hitId = (group: Group, at: number): string => `search-${group}-${at}`;
export const moreId = (group: Group): string => `search-${group}-all`;
export const sectionId = (of: string, at: number): string => `${of}-section-${at}`;
export const recentId = (at: number): string => `search-recent-${at}`;
export const wantedId = (at: number): string => `search-wanted-${at}`;

/** The rows of the results in their order, sections behind their place. */
export const resultOptions = ({ groups }: Pick<Shown, 'groups'>): readonly Option[] =>
  groups.flatMap(({ group, hits, count }) => [
    ...hits.flatMap((hit, at): Option[] => {
      const id = hitId(group, at);
      const below = sectionsBelow(hit).map(
        (_, index): Option => ({ kind: 'section', id: sectionId(id, index), of: id, hit }),
      );
      return [{ kind: 'hit', id, hit }, ...below];
    }),
    ...(hits.length < count
      ? [{ kind: 'more', id: moreId(group), group, next: hitId(group, hits.length) } as const]
      : []),
  ]);

/** The rows before anything is typed. */
export const openedOptions = (
  recent: readonly string[],
  wanted: readonly unknown[],
): readonly Option[] => [
  ...recent.map((text, at): Option => ({ kind: 'recent', id: recentId(at), text })),
  ...wanted.map((_, at): Option => ({ kind: 'wanted', id: wantedId(at) })),
];
