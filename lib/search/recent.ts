import { readStored, store } from '../browser/stored';

/** Under this key the device keeps what was searched. */
export const recentKey = 'searches';

const mostKept = 5;

/** Longer texts are no search anybody would look for again. */
const longest = 100;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

function keep(searches: readonly string[]): readonly string[] {
  store(recentKey, searches.length > 0 ? JSON.stringify(searches) : null);
  return searches;
}

/** What was searched on this device, the last first, five at most. Never throws. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(recentKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, mostKept) : [];
  } catch {
    // Somebody else's text under our key.
    return [];
  }
}

/** Keeps a search that led somewhere; the same words move to the front. */
export function rememberSearch(text: string): readonly string[] {
  const words = text.trim().replace(/\s+/g, ' ');
  const others = recentSearches().filter((other) => !same(words)(other));
  return isText(words) ? keep([words, ...others].slice(0, mostKept)) : others;
}

/** Forgets one search. */
export const forgetSearch = (text: string): readonly string[] =>
  keep(recentSearches().filter((other) => other !== text));

/** Forgets all of them. */
export const forgetSearches = (): readonly string[] => keep([]);
