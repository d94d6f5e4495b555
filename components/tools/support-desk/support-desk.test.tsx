import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EmptyLibrary } from '@/components/pages/support/empty-library';
import { SupportDesk } from '@/components/tools/support-desk/support-desk.client';
import { supportPage as words } from '@/content/help/support';
import { countedCategories, listedArticles } from '@/lib/content/help';

const updating =
  'Help articles are currently being updated. Please contact our support team for assistance.';

function show(published: boolean, address = '/support', most = Number.POSITIVE_INFINITY) {
  window.history.replaceState(null, '', address);
  const articles = listedArticles(published).slice(0, most);
  render(
    <SupportDesk
      head={<h1 id="support-title">{words.title}</h1>}
      search={words.search}
      title={words.categories}
      categories={countedCategories(articles)}
      list={words.list}
      articles={articles}
      empty={<EmptyLibrary {...words.empty} />}
    />,
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search the help center' });
const card = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
    .filter((title) => title !== words.empty.title);
const heading = () => screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the support center without published articles', () => {
  it('says so to the letter and leads to the team', () => {
    show(false);
    expect(screen.getByRole('heading', { name: 'No articles available' })).toBeInTheDocument();
    expect(screen.getByText(updating)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(titles()).toEqual([]);
  });

  it('says the same whatever is searched or chosen, and counts nothing', async () => {
    show(false);
    await userEvent.type(box(), 'billing{Enter}');
    await userEvent.click(card('Mobile app'));
    expect(heading()).toBe('Mobile app');
    expect(screen.getByText(updating)).toBeInTheDocument();
    expect(screen.queryByText(/\d articles?/)).toBeNull();
    expect(screen.queryByText(/^No guide/)).toBeNull();
  });
});

describe('the support center with its nine articles', () => {
  it('counts one as one', async () => {
    show(true, '/support', 1);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 article$/);
    await userEvent.type(box(), 'zeppelin');
    expect(screen.getByRole('status')).toHaveTextContent(/^0 of 1 article$/);
  });

  it('lists all with type, difficulty, read time and views', () => {
    show(true);
    expect(titles()).toHaveLength(9);
    const first = screen.getAllByRole('listitem').find((item) => item.querySelector('h3'));
    expect(first).toHaveTextContent(/Guide.*Beginner.*6 min read.*11,840 views/);
    expect(screen.queryByText(updating)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('9 articles');
  });

  it('counts the articles of each category', () => {
    show(true);
    expect(card('Route planning')).toHaveTextContent('4 articles');
    expect(card('Mobile app')).toHaveTextContent('1 article');
  });

  it('filters while one types, and keeps the search in the address once it is sent', async () => {
    show(true);
    await userEvent.type(box(), 'DRIVER');
    expect(titles()).toEqual([
      'Driver accounts and permissions',
      'Install and set up the driver app',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 9 articles');
    expect(window.location.search).toBe('');
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?q=DRIVER');
    expect(titles()).toHaveLength(2);
  });

  it('filters by a card, as a step of the history', async () => {
    show(true);
    await userEvent.click(card('Mobile app'));
    expect(window.location.search).toBe('?category=mobile-app');
    expect(titles()).toEqual(['Install and set up the driver app']);
    expect(card('Mobile app')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('heading', { level: 2, name: 'Mobile app' })).toHaveFocus();
    await userEvent.click(card('Account settings'));
    expect(titles()).toEqual(['Billing and subscriptions']);
    act(() => {
      window.history.replaceState(null, '', '/support?category=mobile-app');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(titles()).toEqual(['Install and set up the driver app']);
  });

  it.each(words.search.shortcuts)(
    'fills the box with the shortcut %s, across categories',
    async (shortcut) => {
      show(true, '/support?category=route-planning');
      await userEvent.click(screen.getByRole('button', { name: shortcut }));
      expect(box()).toHaveValue(shortcut);
      expect(titles().length).toBeGreaterThan(0);
      expect(heading()).toBe('All articles');
    },
  );

  it('follows the address', () => {
    show(true, '/support?category=route-planning&q=templates');
    expect(box()).toHaveValue('templates');
    expect(titles()).toEqual(['Route templates']);
  });

  it.each(['nothing', '', 'all', '__proto__', '%3Cimg%20src%3Dx%3E', '%E0%A4%A'])(
    'shows all for the category "%s"',
    (category) => {
      show(true, `/support?category=${category}`);
      expect(titles()).toHaveLength(9);
      expect(heading()).toBe('All articles');
    },
  );

  it('says in a sentence of its own that nothing matches, and leads back', async () => {
    show(true, '/support?category=mobile-app');
    await userEvent.type(box(), '<b>zzz</b>');
    expect(
      screen.getByText('No guide under Mobile app has “<b>zzz</b>” in its title.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(updating)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
    expect(titles()).toHaveLength(9);
    expect(box()).toHaveValue('');
    expect(window.location.search).toBe('');
    expect(screen.getByRole('heading', { level: 2, name: 'All articles' })).toHaveFocus();
  });
});
