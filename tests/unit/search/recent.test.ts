import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetSearch,
  forgetSearches,
  recentKey,
  recentSearches,
  rememberSearch,
} from '@/lib/search/recent';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});

it('keeps five searches, the last first and each once', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', ' Time  windows ', 'B', '  ']) rememberSearch(text);
  expect(rememberSearch('x'.repeat(101))).toEqual(recentSearches());
  expect(recentSearches()).toEqual(['B', 'Time windows', 'e', 'd', 'c']);
});

it('forgets one of them, and all', () => {
  rememberSearch('sim');
  rememberSearch('billing');
  expect(forgetSearch('sim')).toEqual(['billing']);
  expect(recentSearches()).toEqual(['billing']);
  expect(forgetSearches()).toEqual([]);
  expect(values.size).toBe(0);
});

it.each([
  ['{', []],
  ['{"a":1}', []],
  ['null', []],
  ['["1", "2", 3, "", "5", "6", "7", "8"]', ['1', '2', '5', '6', '7']],
])('of %s on the device takes %j', (kept, searches) => {
  values.set(recentKey, kept);
  expect(recentSearches()).toEqual(searches);
});

it('does without where the device forbids it', () => {
  vi.stubGlobal('localStorage', null);
  expect(rememberSearch('sim')).toEqual(['sim']);
  expect(forgetSearches()).toEqual([]);
});
