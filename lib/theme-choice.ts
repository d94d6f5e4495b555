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

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be blocked: the choice then holds until the page is left.
  }
}

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** Shows a theme and keeps it on the device; 'system' forgets the choice. Never throws. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  keep(theme);
  announce();
}

function follow({ key, newValue }: StorageEvent): void {
  // A null key means that another tab cleared the whole storage.
  if (key !== themeKey && key !== null) return;
  show(isTheme(newValue) ? newValue : 'system');
  announce();
}

/** Calls back when the theme changes, in this tab or another. Returns what stops it. */
export function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}
