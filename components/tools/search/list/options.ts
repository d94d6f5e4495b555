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

const ofHit = (id: string) => (option: Option) => option.kind === 'section' && option.of === id;

/** One further among rows, from the last to the first and back; from nowhere to the nearest end. */
function further(rows: readonly Option[], id: string | undefined, step: 1 | -1) {
  const at = rows.findIndex((row) => row.id === id);
  const to = at < 0 ? (step > 0 ? 0 : -1) : at + step;
  return rows.at(to % rows.length)?.id;
}

/**
 * The id of the row that a key leads to, if any. Up and down go from place to place and around the ends;
 * right and left go into the sections of a place and back.
 */
export function moved(
  options: readonly Option[],
  active: Option | undefined,
  key: string,
): string | undefined {
  if (key === 'ArrowRight') return active && options.find(ofHit(active.id))?.id;
  const within = active?.kind === 'section' ? active.of : undefined;
  if (key === 'ArrowLeft') return within;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const step = key === 'ArrowDown' ? 1 : -1;
  const rows = options.filter(({ kind }) => kind !== 'section');
  if (!within) return further(rows, active?.id, step);
  const sections = options.filter(ofHit(within));
  const at = sections.findIndex(({ id }) => id === active?.id) + step;
  if (at < 0) return within;
  return sections[at]?.id ?? further(rows, within, 1);
}
