import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { search as words } from '@/content/search';
import { recentSearches } from '@/lib/search/recent';
import { button, fill, pass, press, textsOf } from '@/tests/support/screen';
import { active, field, key, start } from '@/tests/support/search-view';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

const options = () => textsOf('option');

describe('before a word is typed', () => {
  it('offers what was searched, to search it again, to remove it, to clear', async () => {
    localStorage.setItem('searches', JSON.stringify(['time', 'sim', 'van']));
    await start();
    const earlier = () => textsOf('option').slice(0, -words.wanted.length);
    expect(earlier()).toEqual(['time', 'sim', 'van']);
    button('Remove sim').focus();
    await press('Remove sim');
    expect(button('Remove van')).toHaveFocus();
    expect(earlier()).toEqual(['time', 'van']);
    expect(recentSearches()).toEqual(['time', 'van']);
    key('ArrowDown');
    expect(active()).toHaveTextContent('time');
    key('Enter');
    expect(field()).toHaveValue('time');
    fill(field(), '');
    button(/^Clear/).focus();
    await press(/^Clear/);
    expect(field()).toHaveFocus();
    expect(earlier()).toEqual([]);
    expect(recentSearches()).toEqual([]);
  });
});

describe('results', () => {
  it('come as one types, by groups, the best active and the words marked', async () => {
    await start();
    fill(field(), 'time');
    const groups = screen.getAllByRole('group').filter((group) => group.closest('[role=listbox]'));
    expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toEqual([
      'search-guides',
      'search-articles',
    ]);
    expect(active()).toHaveTextContent('Plan');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getByRole('option', { name: 'Time' }).querySelector('mark')).toHaveTextContent(
      'Time',
    );
    expect(screen.getByRole('listbox').querySelectorAll('img[width="64"]')).toHaveLength(3);
  });

  it('show all of a group when that is asked for, and go on from there', async () => {
    await start('time');
    expect(options().at(-1)).toBe('All 4 articles');
    key('ArrowUp');
    key('Enter');
    expect(options()).not.toContain('All 4 articles');
    expect(active()).toHaveTextContent('D');
  });

  it('say which words were corrected, and can be had as typed', async () => {
    await start('gefonce');
    expect(screen.getByText('geofence')).toBeInTheDocument();
    await press('Search for gefonce');
    expect(active()).toHaveTextContent('Gefonce');
    expect(screen.queryByText(/^Showing/)).toBeNull();
  });

  it('are counted aloud 400 ms after the last key', async () => {
    vi.useFakeTimers();
    await start();
    const status = screen.getByRole('status');
    fill(field(), 'time');
    await pass(300);
    fill(field(), 'gefonce');
    await pass(399);
    expect(status).toBeEmptyDOMElement();
    await pass(1);
    expect(status).toHaveTextContent('1 result');
  });
});
