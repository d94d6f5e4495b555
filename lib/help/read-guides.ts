import { listeners } from '../browser/listeners';
import { readStored, store } from '../browser/stored';
import { windowEvents } from '../browser/window-events';

const key = 'read-guides';

// Where the device stores nothing, what was read holds until the site is left.
let held = '';
const { tell, listen } = listeners(windowEvents('storage'));

function keep(slugs: string): void {
  held = store(key, slugs || null) ? '' : slugs;
  tell();
}

/** The slugs of the guides that were read on this device, with spaces between them. Never throws. */
export const readGuides = (): string => readStored(key) ?? held;

/** Whether a guide is among those of `readGuides`. */
export const isRead = (read: string, slug: string): boolean => read.split(' ').includes(slug);

/** Remembers on the device that a guide was read, and tells who listens. Never throws. */
export function markRead(slug: string): void {
  const read = readGuides();
  if (!isRead(read, slug)) keep(`${read} ${slug}`.trim());
}

/** Forgets what was read. */
export const forgetRead = (): void => keep('');

/** Calls back when that changes, in this tab or another. Returns what stops it. */
export const onRead = listen;
