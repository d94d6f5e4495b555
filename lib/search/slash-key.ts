import { readStored, store } from '../browser/stored';

const key = 'search-slash';

/** WCAG 2.1.4: single-key shortcuts must be switchable. */
export const slashOpens = (): boolean => readStored(key) !== 'off';

export const setSlashOpens = (on: boolean): boolean => store(key, on ? null : 'off');
