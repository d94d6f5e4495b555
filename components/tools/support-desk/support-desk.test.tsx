import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyLibrary } from '@/components/pages/support/empty-library';
import { SupportDesk } from '@/components/tools/support-desk/support-desk';
import { supportPage as words } from '@/content/help/support';
import { countedCategories, type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { routes } from '@/lib/routes';
import { button, goTo, status, textsOf } from '@/tests/support/screen';

/** The words of the search never come. */
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
const updating = words.empty.text;
const nameOf = (id: Listed['category']) => supportCategoryOf(id).name;
const [app, account] = [nameOf('mobile-app'), nameOf('account-settings')];

/** Opens the support center under an address. */
async function show(query = '', articles = guides) {
  goTo(`/support${query}`);
  render(
    <SupportDesk
      head={<h1 id="support-title">{words.title}</h1>}
      words={{ ...words, search: { ...words.search, shortcuts: ['driver app'] } }}
      categories={countedCategories(articles)}
      articles={articles}
      empty={<EmptyLibrary {...words.empty} />}
    />,
  );
  await act(async () => {});
}

const box = () => screen.getByRole('searchbox', { name: words.search.label });
const card = (name: string) =>
  within(screen.getByRole('navigation', { name: words.categories })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });
const titles = () =>
  textsOf('heading', { level: 3 }).filter((title) => title !== words.empty.title);
const heading = () => screen.getAllByRole('heading', { level: 2 }).at(-1);

it('the support center with articles filters while one types, and keeps the search in the address once it is sent', async () => {
  await show();
  const both = ['Driver accounts', found];
  await userEvent.type(box(), 'DRIVER');
  expect(titles()).toEqual(both);
  expect(status()).toHaveTextContent(`2 of ${guides.length} guides`);
  expect(window.location.search).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(window.location.search).toBe('?q=DRIVER');
  expect(titles()).toEqual(both);
});

it('the support center with articles filters by a card', async () => {
  await show();
  await userEvent.click(card(app));
  expect(window.location.search).toBe('?category=mobile-app');
  expect(titles()).toEqual([found]);
  expect(card(app)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('heading', { level: 2, name: app })).toHaveFocus();
  await userEvent.click(card(account));
  expect(titles()).toEqual(['Billing']);
});

it('the support center with articles fills the box with a shortcut, across categories', async () => {
  await show('?category=route-planning');
  await userEvent.click(button('driver app'));
  expect(box()).toHaveValue('driver app');
  expect(titles()).toEqual([found]);
  expect(heading()).toHaveTextContent('Guides with “driver app”');
});

it('the support center with articles says in a sentence of its own that nothing matches, and leads back', async () => {
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

it('the support center without published articles says so, whatever is searched or chosen', async () => {
  await show('', []);
  expect(screen.getByRole('heading', { name: words.empty.title })).toBeInTheDocument();
  expect(screen.getByText(updating)).toBeInTheDocument();
  expect(titles()).toEqual([]);
  await userEvent.type(box(), 'billing{Enter}');
  await userEvent.click(card(app));
  expect(heading()).toHaveTextContent(app);
  expect(screen.getByText(updating)).toBeInTheDocument();
  expect(document.querySelector('[data-unasked]')).toBeNull();
});

it('the articles are sorted', async () => {
  await show('?q=route');
  const { newest, read, learning } = words.list.orders;
  for (const [name, order] of [
    [newest, ['Route templates', 'A first route', 'Route rules']],
    [read, ['A first route', 'Route rules', 'Route templates']],
    [learning, ['A first route', 'Route templates', 'Route rules']],
  ] as const) {
    await userEvent.click(button(name));
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(order);
  }
});
