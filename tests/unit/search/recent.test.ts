import { afterEach, expect, it, vi } from 'vitest';
import {
  forgetSearch,
  forgetSearches,
  recentKey,
  recentSearches,
  rememberSearch,
} from '@/lib/search/recent';

function device(kept?: string) {
  const values = new Map(kept === undefined ? [] : [[recentKey, kept]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  return values;
}

afterEach(() => vi.unstubAllGlobals());

it('keeps five searches, the last first and each once', () => {
  device();
  for (const text of ['a', 'b', 'c', 'd', 'e', ' Time  windows ', 'B', '  ']) rememberSearch(text);
  expect(recentSearches()).toEqual(['B', 'Time windows', 'e', 'd', 'c']);
});

it('forgets one of them, and all', () => {
  const values = device();
  rememberSearch('sim');
  rememberSearch('billing');
  expect(forgetSearch('sim')).toEqual(['billing']);
  expect(recentSearches()).toEqual(['billing']);
  expect(forgetSearches()).toEqual([]);
  expect(values.size).toBe(0);
});

it('does not keep what is too long to be looked for again', () => {
  device();
  expect(rememberSearch('x'.repeat(101))).toEqual([]);
});

it.each(['{', '{"a":1}', '"sim"', 'null', '[1, "", null]'])('makes nothing of %s', (kept) => {
  device(kept);
  expect(recentSearches()).toEqual([]);
});

it('takes five at most of what somebody put there', () => {
  device(JSON.stringify(['1', '2', 3, '4', '5', '6', '7']));
  expect(recentSearches()).toEqual(['1', '2', '4', '5', '6']);
});

it('does without where the device forbids it', () => {
  vi.stubGlobal('localStorage', null);
  expect(recentSearches()).toEqual([]);
  expect(rememberSearch('sim')).toEqual(['sim']);
  expect(forgetSearches()).toEqual([]);
});
