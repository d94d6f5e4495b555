'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import {
  chooseTheme,
  currentTheme,
  onThemeChange,
  showStored,
  type Theme,
} from '@/lib/theme/theme';

const options = [
  { theme: 'system', label: 'System' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
] as const;

const onServer = (): Theme => 'system';

/** The reader's choice of colors. The first render shows 'System'; the stored choice is checked right after it. */
export function ThemeSwitch() {
  // Before the page is painted: later, a redraw would flash the other theme.
  useLayoutEffect(showStored, []);
  const chosen = useSyncExternalStore(onThemeChange, currentTheme, onServer);
  return (
    <fieldset
      aria-label="Theme"
      className="flex flex-wrap rounded-control rule border-edge p-1 noscript:hidden"
    >
      {options.map(({ theme, label }) => (
        <label
          key={theme}
          className="relative inline-flex min-h-9 cursor-pointer items-center rounded-small px-3 text-[.875rem] font-medium text-ink-2 has-checked:bg-sunk has-checked:text-ink pointer-coarse:min-h-11 forced-colors:has-checked:[outline:2px_solid]"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-small focus-visible:z-1"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
