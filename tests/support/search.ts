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

export const found = (
  groups: readonly (readonly [Group, readonly Hit[]])[],
  facts: Partial<Found> = {},
): Found => ({
  query: '',
  corrected: false,
  words: [],
  groups: groups.map(([group, hits]) => ({ group, hits })),
  count: groups.reduce((sum, [, hits]) => sum + hits.length, 0),
  sure: false,
  ...facts,
});

const nothing = found([]);

/** An index that knows the answers to some texts. */
export const indexOf = (answers: Readonly<Record<string, Found>>): SearchIndex => ({
  search: (text, { asTyped } = {}) => answers[asTyped ? `"${text}"` : text] ?? nothing,
});
