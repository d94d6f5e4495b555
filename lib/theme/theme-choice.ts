import { listeners } from '../browser/listeners';
import { readStored, store } from '../browser/stored';
import { type Theme, themeKey } from './theme';

const isTheme = (text: string | null | undefined): text is Exclude<Theme, 'system'> =>
  text === 'light' || text === 'dark';

/** The theme the document shows now: the inline script has set it before the first paint. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/**
 * Shows what the device has stored: another tab may have chosen while this one was loading, and where
 * React draws the whole document anew, the inline script's attribute is gone.
 */
export function showStored(): void {
  const stored = readStored(themeKey);
  if (isTheme(stored)) show(stored);
}

const { tell, listen } = listeners((_, signal) => {
  window.addEventListener('storage', follow, { signal });
});

/** Shows a theme and keeps it on the device; 'system' forgets the choice. Never throws. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  // Where storage is blocked, the choice holds until the page is left.
  store(themeKey, theme === 'system' ? null : theme);
  tell();
}

function follow({ key, newValue }: StorageEvent): void {
  // A null key means that another tab cleared the whole storage.
  if (key !== themeKey && key !== null) return;
  show(isTheme(newValue) ? newValue : 'system');
  tell();
}

/** Calls back when the theme changes, in this tab or another. Returns what stops it. */
export const onThemeChange = listen;
