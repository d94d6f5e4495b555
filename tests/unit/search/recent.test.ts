// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { recentSearches, rememberSearch } from '@/lib/search/recent';

it('keeps five searches, the last first and each once', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', ' Time  windows ', 'B', '  ']) rememberSearch(text);
  expect(rememberSearch('x'.repeat(101))).toEqual(recentSearches());
  expect(recentSearches()).toEqual(['B', 'Time windows', 'e', 'd', 'c']);
});
