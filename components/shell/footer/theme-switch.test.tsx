import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ThemeSwitch } from '@/components/shell/footer/theme-switch.client';
import { themeKey } from '@/lib/theme/theme';

const root = document.documentElement;
const option = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => {
  delete root.dataset.theme;
});

/** The theme of the page as the switch and the document have it. */
function expectTheme(name: string) {
  expect(option(name)).toBeChecked();
  expect(root.dataset.theme ?? 'system').toBe(name.toLowerCase());
}

it('works where storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  }
  render(<ThemeSwitch />);
  for (const name of ['Dark', 'System']) {
    await userEvent.click(option(name));
    expectTheme(name);
  }
});

it('another tab that chose while this one was loading is followed', () => {
  localStorage.setItem(themeKey, 'dark');
  render(<ThemeSwitch />);
  expectTheme('Dark');
});

it.each([
  ['stores dark', 'light', { key: themeKey, newValue: 'dark' }, 'Dark'],
  ['stores nonsense', 'light', { key: themeKey, newValue: 'purple' }, 'System'],
  ['clears everything', 'dark', { key: null, newValue: null }, 'System'],
  ['stores something else', 'dark', { key: 'other', newValue: 'light' }, 'Dark'],
])('another tab that %s', (_, before, change, theme) => {
  root.dataset.theme = before;
  render(<ThemeSwitch />);
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
  expectTheme(theme);
});
