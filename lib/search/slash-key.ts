import { readStored, store } from '../browser/stored';

const key = 'search-slash';

/**
 * Whether `/` opens the search. Single-key shortcuts must be switchable for those who dictate (WCAG
 * 2.1.4).
 */
export const slashOpens = (): boolean => readStored(key) !== 'off';

export const setSlashOpens = (on: boolean): boolean => store(key, on ? null : 'off');
