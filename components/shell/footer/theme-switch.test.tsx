import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeSwitch } from '@/components/shell/footer/theme-switch.client';
import { themeKey } from '@/lib/theme/theme';

const root = document.documentElement;
const option = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

afterEach(() => {
  vi.restoreAllMocks();
});

function otherTab(newValue: string | null, key: string | null = themeKey) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

it('is a named group of three', () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(option('System')).toBeChecked();
});

it('renders the same whatever the device has stored', () => {
  const before = renderToString(<ThemeSwitch />);
  root.dataset.theme = 'dark';
  expect(renderToString(<ThemeSwitch />)).toBe(before);
});

it('starts from what the page already shows', () => {
  root.dataset.theme = 'dark';
  render(<ThemeSwitch />);
  expect(option('Dark')).toBeChecked();
});

it('shows and keeps a choice, and forgets it on System', async () => {
  const user = userEvent.setup();
  render(<ThemeSwitch />);
  await user.click(option('Dark'));
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem(themeKey)).toBe('dark');
  await user.click(option('Light'));
  expect(root.dataset.theme).toBe('light');
  expect(localStorage.getItem(themeKey)).toBe('light');
  await user.click(option('System'));
  expect(root).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem(themeKey)).toBeNull();
  expect(option('System')).toBeChecked();
});

it('works where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const user = userEvent.setup();
  render(<ThemeSwitch />);
  await user.click(option('Dark'));
  expect(option('Dark')).toBeChecked();
  expect(root.dataset.theme).toBe('dark');
  await user.click(option('System'));
  expect(root).not.toHaveAttribute('data-theme');
});

describe('another tab', () => {
  it('that chose while this one was loading is followed', () => {
    localStorage.setItem(themeKey, 'dark');
    render(<ThemeSwitch />);
    expect(option('Dark')).toBeChecked();
    expect(root.dataset.theme).toBe('dark');
  });

  it.each([
    ['dark', 'Dark'],
    ['light', 'Light'],
    [null, 'System'],
    ['purple', 'System'],
  ])('that stores %j is followed', (value, label) => {
    root.dataset.theme = 'light';
    render(<ThemeSwitch />);
    otherTab(value);
    expect(option(label)).toBeChecked();
    expect(root.dataset.theme ?? 'system').toBe(label.toLowerCase());
  });

  it('that clears everything is followed', () => {
    root.dataset.theme = 'dark';
    render(<ThemeSwitch />);
    otherTab(null, null);
    expect(option('System')).toBeChecked();
  });

  it('that stores something else is not', () => {
    root.dataset.theme = 'dark';
    render(<ThemeSwitch />);
    otherTab('light', 'other');
    expect(option('Dark')).toBeChecked();
  });
});
