import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { supportPage as words } from '@/content/help/support';
import { button, goTo, status } from '@/tests/support/screen';
import {
  account,
  app,
  box,
  card,
  found,
  guides,
  heading,
  shortcuts,
  show,
  titles,
  updating,
} from '@/tests/support/support-desk-view';

describe('the support center with articles', () => {
  it('filters while one types, and keeps the search in the address once it is sent', async () => {
    await show();
    const both = ['Driver accounts', found];
    await userEvent.type(box(), 'DRIVER');
    expect(titles()).toEqual(both);
    expect(status()).toHaveTextContent(`2 of ${guides.length} articles`);
    expect(window.location.search).toBe('');
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?q=DRIVER');
    expect(titles()).toEqual(both);
  });

  it('filters by a card, as a step of the history', async () => {
    await show();
    await userEvent.click(card(app));
    expect(window.location.search).toBe('?category=mobile-app');
    expect(titles()).toEqual([found]);
    expect(card(app)).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('heading', { level: 2, name: app })).toHaveFocus();
    await userEvent.click(card(account));
    expect(titles()).toEqual(['Billing']);
    act(() => {
      goTo('/support?category=mobile-app');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(titles()).toEqual([found]);
  });

  it.each(shortcuts)('fills the box with %s, across categories', async (shortcut) => {
    await show('?category=route-planning');
    await userEvent.click(button(shortcut));
    expect(box()).toHaveValue(shortcut);
    expect(titles().length).toBeGreaterThan(0);
    expect(heading()).toHaveTextContent(`Guides with “${shortcut}”`);
  });

  it('follows the address', async () => {
    await show('?category=route-planning&q=templates');
    expect(box()).toHaveValue('templates');
    expect(titles()).toEqual(['Route templates']);
  });

  it('shows all for an unknown category', async () => {
    await show('?category=nothing');
    expect(titles()).toHaveLength(guides.length);
  });

  it('says in a sentence of its own that nothing matches, and leads back', async () => {
    await show('?category=mobile-app');
    await userEvent.type(box(), '<b>zzz</b>');
    const none = `No guide under ${app} has “<b>zzz</b>” in its title.`;
    expect(screen.getByText(none)).toBeInTheDocument();
    expect(screen.queryByText(updating)).toBeNull();
    await userEvent.click(button(words.list.showAll));
    expect(titles()).toHaveLength(guides.length);
    expect(box()).toHaveValue('');
    expect(window.location.search).toBe('');
    expect(screen.getByRole('heading', { level: 2, name: words.list.all })).toHaveFocus();
  });
});
