import { readStored, store } from '../browser/stored';

const key = 'search-slash';

/**
 * Whether `/` alone opens the search. A key without Ctrl or Cmd may be in the way of those who
 * dictate or use a switch, so it can be turned off (WCAG 2.1.4).
 */
export const slashOpens = (): boolean => readStored(key) !== 'off';

/** Turns that on or off, for good where the device keeps it. */
export const setSlashOpens = (on: boolean): boolean => store(key, on ? null : 'off');
