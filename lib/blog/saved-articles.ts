import { listeners, windowEvents } from '../browser/listeners';
import { readStored, store } from '../browser/stored';

const key = 'saved-articles';
const { tell, listen } = listeners(windowEvents('storage'));

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]+$/.test(value);

let known: { text: string | null; slugs: readonly string[] } = { text: null, slugs: [] };

function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isSlug))] : [];
  } catch {
    return [];
  }
}

/** Slugs of the articles saved on the device; the same list object as long as nothing changes. */
export function savedArticles(): readonly string[] {
  const text = readStored(key);
  if (text !== known.text) known = { text, slugs: parse(text) };
  return known.slugs;
}

/** Saves an article, or removes one that is saved. False where the device refuses. */
export function toggleSaved(slug: string): boolean {
  const saved = savedArticles();
  const next = saved.includes(slug) ? saved.filter((each) => each !== slug) : [...saved, slug];
  const stored = store(key, JSON.stringify(next));
  if (stored) tell();
  return stored;
}

/** Calls back as the list changes, here or in another tab. Returns what ends it. */
export const onSavedChange = listen;
