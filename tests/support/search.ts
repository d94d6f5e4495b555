import type { Found, Group, Hit, SearchIndex } from '@/lib/search/types';

export const hit = (group: Group, title: string, facts: Partial<Hit> = {}): Hit => ({
  href: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  group,
  title,
  snippet: `About ${title}.`,
  note: 'note',
  sections: [],
  score: 1,
  ...facts,
});

/** What was found of each group, in this order. */
export function found(
  hits: Partial<Readonly<Record<Group, readonly Hit[]>>>,
  facts: Partial<Found> = {},
): Found {
  const groups = (Object.keys(hits) as Group[]).map((group) => ({
    group,
    hits: hits[group] ?? [],
  }));
  const count = groups.reduce((sum, each) => sum + each.hits.length, 0);
  return { query: '', corrected: false, words: [], groups, count, sure: false, ...facts };
}

const nothing = found({});

/** An index that knows the answers to some texts. */
export const indexOf = (answers: Readonly<Record<string, Found>>): SearchIndex => ({
  search: (text, { asTyped } = {}) => answers[asTyped ? `"${text}"` : text] ?? nothing,
});
