import { listeners } from '../browser/listeners';
import { readStored, store } from '../browser/stored';
import { windowEvents } from '../browser/window-events';

/** Whether an article helped. */
export type Vote = 'yes' | 'no';

const keyOf = (article: string): string => `helpful-${article}`;

// Where the device stores nothing, the answer holds until the site is left.
const given = new Map<string, Vote>();
const { tell, listen } = listeners(windowEvents('storage'));

/** What was answered for an article on this device; null where nothing was. Never throws. */
export function readVote(article: string): Vote | null {
  const stored = readStored(keyOf(article));
  return stored === 'yes' || stored === 'no' ? stored : (given.get(article) ?? null);
}

/** Stores an answer on the device and tells who listens. Never throws. */
export function keepVote(article: string, vote: Vote): void {
  given.set(article, vote);
  store(keyOf(article), vote);
  tell();
}

/** Calls back when an answer changes, in this tab or another. Returns what stops it. */
export const onVote = listen;
