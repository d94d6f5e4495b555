import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyLibrary } from '@/components/pages/support/empty-library';
import { SupportDesk } from '@/components/tools/support-desk/support-desk.client';
import { supportPage as words } from '@/content/help/support';
import { countedCategories, type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { markRead } from '@/lib/help/read-guides';
import { routes } from '@/lib/routes';
import { button, goTo, link, status, textsOf } from '@/tests/support/screen';

vi.mock('@/lib/search/load', () => ({
  loadSearch: () => new Promise(() => {}),
  onSearchWords: () => () => {},
}));

type Listed = ReturnType<typeof listedArticles>[number];

const guide = (title: string, category: Listed['category'], rest: Partial<Listed> = {}) => ({
  ...({
    slug: title.toLowerCase().replaceAll(' ', '-'),
    href: routes.helpBilling,
    title,
    description: `All about it: ${title}.`,
    category,
    type: 'guide',
    difficulty: 'beginner',
  } as const),
  ...{ readTime: 5, views: 100, chapters: 8, updated: '2025-10-01' },
  ...rest,
});
const found = 'Install the driver app';
const guides: readonly Listed[] = [
  guide('A first route', 'getting-started', { readTime: 6, views: 11_840 }),
  guide('Route templates', 'route-planning', {
    href: routes.helpTemplates,
    updated: '2025-11-02',
  }),
  guide('Route rules', 'route-planning', { href: routes.helpConstraints, views: 900 }),
  guide('Driver accounts', 'driver-management', { href: routes.helpDriverManagement }),
  guide(found, 'mobile-app', { href: routes.helpMobileApp }),
  guide('Billing', 'account-settings', { href: routes.helpNotifications }),
];
const shortcuts = ['route', 'driver app', 'billing'];
const updating = words.empty.text;
const nameOf = (id: Listed['category']) => supportCategoryOf(id).name;
const [app, account, planning] = [
  nameOf('mobile-app'),
  nameOf('account-settings'),
  nameOf('route-planning'),
];

function show(query = '', articles = guides) {
  goTo(`/support${query}`);
  render(
    <SupportDesk
      head={<h1 id="support-title">{words.title}</h1>}
      search={{ ...words.search, shortcuts }}
      network={<p>Network</p>}
      title={words.categories}
      categories={countedCategories(articles)}
      list={words.list}
      articles={articles}
      empty={<EmptyLibrary {...words.empty} />}
    />,
  );
}

const box = () => screen.getByRole('searchbox', { name: words.search.label });
const card = (name: string) =>
  within(screen.getByRole('navigation', { name: words.categories })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });
const titles = () =>
  textsOf('heading', { level: 3 }).filter((title) => title !== words.empty.title);
const heading = () => screen.getAllByRole('heading', { level: 2 }).at(-1);

it('the support center without published articles says so, whatever is searched or chosen', async () => {
  show('', []);
  expect(screen.getByRole('heading', { name: words.empty.title })).toBeInTheDocument();
  expect(screen.getByText(updating)).toBeInTheDocument();
  expect(link(words.empty.contact.label)).toHaveAttribute('href', '/contact');
  expect(titles()).toEqual([]);
  await userEvent.type(box(), 'billing{Enter}');
  await userEvent.click(card(app));
  expect(heading()).toHaveTextContent(app);
  expect(screen.getByText(updating)).toBeInTheDocument();
  expect(screen.queryByText(/\d articles?/)).toBeNull();
  expect(screen.queryByText(/^No guide/)).toBeNull();
  expect(document.querySelector('.desk-unasked')).toBeNull();
});

describe('the support center with articles', () => {
  it('lists all with type, difficulty, read time and views, counted by category', () => {
    show();
    expect(titles()).toHaveLength(guides.length);
    const first = screen.getAllByRole('listitem').find((item) => item.querySelector('h3'));
    expect(first).toHaveTextContent(/Guide.*Beginner.*6 min read.*11,840 views/);
    expect(screen.queryByText(updating)).toBeNull();
    expect(status()).toHaveTextContent(`${guides.length} articles`);
    expect(card(planning)).toHaveTextContent('2 guides');
    expect(card(app)).toHaveTextContent('1 guide');
  });

  it('says what each is about, under which category, and whether it was read', () => {
    markRead('route-rules');
    show();
    const row = (title: RegExp) =>
      screen.getByRole('heading', { level: 3, name: title }).closest('li');
    expect(row(/^Route rules\W+read$/)).toHaveTextContent(
      /All about it.*Route planning.*8 chapters/,
    );
    expect(row(/^Billing$/)).toHaveTextContent(/Account settings.*2025-10-01/);
    expect(document.querySelectorAll('.help-stop-read')).toHaveLength(1);
  });

  it.each([
    [words.list.orders.newest, 'Route templates'],
    [words.list.orders.read, 'A first route'],
  ])('sorts: %s', async (name, first) => {
    show('?q=route');
    const titlesOf = () => titles().map((title) => title?.split(',')[0]);
    await userEvent.click(button(name));
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    expect(titlesOf()[0]).toBe(first);
    expect(titlesOf()).toHaveLength(3);
    await userEvent.click(button(words.list.orders.learning));
    expect(titlesOf()).toEqual(['A first route', 'Route templates', 'Route rules']);
  });

  it('leaves the whole list to the map in a narrow window, until somebody looks for something', async () => {
    show();
    const list = document.querySelector('#articles');
    expect(list).toHaveClass('desk-unasked');
    await userEvent.type(box(), 'route');
    expect(list).not.toHaveClass('desk-unasked');
    await userEvent.click(button(words.list.showAll));
    expect(list).not.toHaveClass('desk-unasked');
    expect(titles()).toHaveLength(guides.length);
  });

  it('filters while one types, and keeps the search in the address once it is sent', async () => {
    show();
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
    show();
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
    show('?category=route-planning');
    await userEvent.click(button(shortcut));
    expect(box()).toHaveValue(shortcut);
    expect(titles().length).toBeGreaterThan(0);
    expect(heading()).toHaveTextContent(words.list.all);
  });

  it('follows the address', () => {
    show('?category=route-planning&q=templates');
    expect(box()).toHaveValue('templates');
    expect(titles()).toEqual(['Route templates']);
  });

  it.each(['nothing', '%3Cimg%20src%3Dx%3E'])('shows all for the category %j', (category) => {
    show(`?category=${category}`);
    expect(titles()).toHaveLength(guides.length);
    expect(heading()).toHaveTextContent(words.list.all);
  });

  it('says in a sentence of its own that nothing matches, and leads back', async () => {
    show('?category=mobile-app');
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
