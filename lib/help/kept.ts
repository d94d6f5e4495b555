import { listeners, windowEvents } from '../browser/listeners';
import { readStored, store } from '../browser/stored';

export type Vote = 'yes' | 'no';

const { tell: announce, listen } = listeners(windowEvents('storage'));

// Where the device stores nothing, what was kept holds until the site is left.
const held = new Map<string, string>();

const kept = (key: string): string => readStored(key) ?? held.get(key) ?? '';

function keep(key: string, text: string): void {
  if (store(key, text || null)) held.delete(key);
  else held.set(key, text);
  announce();
}

/** What was answered for an article on this device; null where nothing was. */
export function readVote(article: string): Vote | null {
  const text = kept(`helpful-${article}`);
  return text === 'yes' || text === 'no' ? text : null;
}

export const keepVote = (article: string, vote: Vote): void => keep(`helpful-${article}`, vote);

/** The slugs of the guides that were read on this device, with spaces between them. */
export const readGuides = (): string => kept('read-guides');

export const isRead = (read: string, slug: string): boolean => read.split(' ').includes(slug);

export function markRead(slug: string): void {
  const read = readGuides();
  if (!isRead(read, slug)) keep('read-guides', `${read} ${slug}`.trim());
}

export const forgetRead = (): void => keep('read-guides', '');

/** Calls back when any of that changes, in this tab or another. Returns what stops it. */
export const onKept = listen;
