import { searchWords } from '@/lib/content/search';
import type { Shown } from '@/lib/search/shown';
import type { Group, Hit, Section } from '@/lib/search/types';

const { wanted } = searchWords;

/** A row of the list that can be chosen. `id` is that of its element. */
export type Option = { readonly id: string } & (
  | { readonly kind: 'hit'; readonly hit: Hit }
  | { readonly kind: 'section'; readonly of: string; readonly hit: Hit; readonly section: Section }
  | { readonly kind: 'more'; readonly group: Group; readonly next: string }
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'wanted'; readonly wanted: (typeof wanted)[number] }
);

const mostSections = 3;

export const hitId = (group: Group, at: number): string => `search-${group}-${at}`;

/** The rows of the results in their order; below a place those of its sections that hold the words. */
export const resultOptions = ({ groups }: Pick<Shown, 'groups'>): readonly Option[] =>
  groups.flatMap(({ group, hits, count }) => {
    const options = hits.flatMap((hit, at): Option[] => {
      const id = hitId(group, at);
      const sections = hit.sections.filter(({ found }) => found).slice(0, mostSections);
      const below = sections.map((section, at): Option => {
        return { kind: 'section', id: `${id}-section-${at}`, of: id, hit, section };
      });
      return [{ kind: 'hit', id, hit }, ...below];
    });
    if (hits.length === count) return options;
    const next = hitId(group, hits.length);
    return [...options, { kind: 'more', id: `search-${group}-all`, group, next }];
  });

/** Before anything is typed: what was searched on this device, and what is often wanted. */
export const openedOptions = (recent: readonly string[]): readonly Option[] => [
  ...recent.map((text, at): Option => ({ kind: 'recent', id: `search-recent-${at}`, text })),
  ...wanted.map((wanted, at): Option => ({ kind: 'wanted', id: `search-wanted-${at}`, wanted })),
];
