import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EmptyLibrary } from '@/components/pages/support/empty-library';
import { SupportDesk } from '@/components/tools/support-desk/support-desk.client';
import { supportPage as words } from '@/content/help/support';
import { countedCategories, listedArticles } from '@/lib/content/help';
import { button, goTo, link, status, textsOf } from '@/tests/support/screen';

const updating =
  'Help articles are currently being updated. Please contact our support team for assistance.';

function show(query = '', articles = listedArticles(true)) {
  goTo(`/support${query}`);
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
  textsOf('heading', { level: 3 }).filter((title) => title !== words.empty.title);
const heading = () => screen.getAllByRole('heading', { level: 2 }).at(-1);
const found = 'Install and set up the driver app';

it('the support center without published articles says so, whatever is searched or chosen', async () => {
  show('', listedArticles(false));
  expect(screen.getByRole('heading', { name: 'No articles available' })).toBeInTheDocument();
  expect(screen.getByText(updating)).toBeInTheDocument();
  expect(link('Contact support')).toHaveAttribute('href', '/contact');
  expect(titles()).toEqual([]);
  await userEvent.type(box(), 'billing{Enter}');
  await userEvent.click(card('Mobile app'));
  expect(heading()).toHaveTextContent('Mobile app');
  expect(screen.getByText(updating)).toBeInTheDocument();
  expect(screen.queryByText(/\d articles?/)).toBeNull();
  expect(screen.queryByText(/^No guide/)).toBeNull();
});

describe('the support center with its nine articles', () => {
  it('lists all with type, difficulty, read time and views, counted by category', () => {
    show();
    expect(titles()).toHaveLength(9);
    const first = screen.getAllByRole('listitem').find((item) => item.querySelector('h3'));
    expect(first).toHaveTextContent(/Guide.*Beginner.*6 min read.*11,840 views/);
    expect(screen.queryByText(updating)).toBeNull();
    expect(status()).toHaveTextContent('9 articles');
    expect(card('Route planning')).toHaveTextContent('4 articles');
    expect(card('Mobile app')).toHaveTextContent('1 article');
  });

  it('filters while one types, and keeps the search in the address once it is sent', async () => {
    show();
    const both = ['Driver accounts and permissions', found];
    await userEvent.type(box(), 'DRIVER');
    expect(titles()).toEqual(both);
    expect(status()).toHaveTextContent('2 of 9 articles');
    expect(window.location.search).toBe('');
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?q=DRIVER');
    expect(titles()).toEqual(both);
  });

  it('filters by a card, as a step of the history', async () => {
    show();
    await userEvent.click(card('Mobile app'));
    expect(window.location.search).toBe('?category=mobile-app');
    expect(titles()).toEqual([found]);
    expect(card('Mobile app')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('heading', { level: 2, name: 'Mobile app' })).toHaveFocus();
    await userEvent.click(card('Account settings'));
    expect(titles()).toEqual(['Billing and subscriptions']);
    act(() => {
      goTo('/support?category=mobile-app');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(titles()).toEqual([found]);
  });

  it.each(words.search.shortcuts)('fills the box with %s, across categories', async (shortcut) => {
    show('?category=route-planning');
    await userEvent.click(button(shortcut));
    expect(box()).toHaveValue(shortcut);
    expect(titles().length).toBeGreaterThan(0);
    expect(heading()).toHaveTextContent('All articles');
  });

  it('follows the address', () => {
    show('?category=route-planning&q=templates');
    expect(box()).toHaveValue('templates');
    expect(titles()).toEqual(['Route templates']);
  });

  it.each(['nothing', '%3Cimg%20src%3Dx%3E'])('shows all for the category %j', (category) => {
    show(`?category=${category}`);
    expect(titles()).toHaveLength(9);
    expect(heading()).toHaveTextContent('All articles');
  });

  it('says in a sentence of its own that nothing matches, and leads back', async () => {
    show('?category=mobile-app');
    await userEvent.type(box(), '<b>zzz</b>');
    const none = 'No guide under Mobile app has “<b>zzz</b>” in its title.';
    expect(screen.getByText(none)).toBeInTheDocument();
    expect(screen.queryByText(updating)).toBeNull();
    await userEvent.click(button('Show all articles'));
    expect(titles()).toHaveLength(9);
    expect(box()).toHaveValue('');
    expect(window.location.search).toBe('');
    expect(screen.getByRole('heading', { level: 2, name: 'All articles' })).toHaveFocus();
  });
});
