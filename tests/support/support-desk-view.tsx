import { act, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { EmptyLibrary } from '@/components/pages/support/empty-library';
import { SupportDesk } from '@/components/tools/support-desk/support-desk';
import { supportPage as words } from '@/content/help/support';
import { countedCategories, type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { routes } from '@/lib/routes';
import { goTo, textsOf } from './screen';

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
export const found = 'Install the driver app';
export const guides: readonly Listed[] = [
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
export const shortcuts = ['route', 'driver app', 'billing'];
export const updating = words.empty.text;
const nameOf = (id: Listed['category']) => supportCategoryOf(id).name;
export const [app, account] = [nameOf('mobile-app'), nameOf('account-settings')];

/** Opens the support center under an address. */
export async function show(query = '', articles = guides) {
  // What comes late has come before, so that it takes a moment and not more.
  await import('@/components/tools/support-desk/lazy/desk');
  goTo(`/support${query}`);
  render(
    <SupportDesk
      head={<h1 id="support-title">{words.title}</h1>}
      words={{ ...words, search: { ...words.search, shortcuts } }}
      categories={countedCategories(articles)}
      articles={articles}
      empty={<EmptyLibrary {...words.empty} />}
    />,
  );
  await act(async () => {});
}

export const box = () => screen.getByRole('searchbox', { name: words.search.label });
export const card = (name: string) =>
  within(screen.getByRole('navigation', { name: words.categories })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });
export const titles = () =>
  textsOf('heading', { level: 3 }).filter((title) => title !== words.empty.title);
export const heading = () => screen.getAllByRole('heading', { level: 2 }).at(-1);
