import { readStored, store } from '../browser/stored';

const recentKey = 'searches';

const mostKept = 5;

const longest = 100;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

function keep(searches: readonly string[]): readonly string[] {
  store(recentKey, searches.length > 0 ? JSON.stringify(searches) : null);
  return searches;
}

/** The last five searches on this device, newest first. Never throws. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(recentKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Keeps a successful search; a repeated one moves to the front. */
export function rememberSearch(text: string): readonly string[] {
  const words = text.trim().replace(/\s+/g, ' ');
  const others = recentSearches().filter((other) => !same(words)(other));
  return isText(words) ? keep([words, ...others].slice(0, mostKept)) : others;
}

export const forgetSearch = (text: string): readonly string[] =>
  keep(recentSearches().filter((other) => other !== text));

export const forgetSearches = (): readonly string[] => keep([]);
