import { listeners } from '../browser/listeners';
import { readStored, store } from '../browser/stored';

/** 'system' follows the device and stores nothing. */
export type Theme = 'system' | 'light' | 'dark';

export const themeKey = 'theme';

/** Runs before the first paint, so that the other theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

const isTheme = (text: string | null | undefined): text is Exclude<Theme, 'system'> =>
  text === 'light' || text === 'dark';

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Another tab may have changed it meanwhile, and React drops the attribute when it redraws. */
export function showStored(): void {
  const stored = readStored(themeKey);
  if (isTheme(stored)) show(stored);
}

const { tell, listen } = listeners((_, signal) => {
  window.addEventListener('storage', follow, { signal });
});

/** Applies and stores a theme; 'system' removes the choice. Never throws. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  store(themeKey, theme === 'system' ? null : theme);
  tell();
}

function follow({ key, newValue }: StorageEvent): void {
  // A null key: another tab cleared the storage.
  if (key !== themeKey && key !== null) return;
  show(isTheme(newValue) ? newValue : 'system');
  tell();
}

/** Also for changes in another tab. Returns what stops it. */
export const onThemeChange = listen;
