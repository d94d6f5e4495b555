import type { Page } from '@playwright/test';
import type { Solution } from '@/content/schemas/navigation';
import type { Site } from '@/content/schemas/site';
import { type Changes, type Place, repeated } from './harness/range';

type Menus = typeof import('@/content/navigation');
type Links = readonly { readonly label: string; readonly href: string }[];
type Search = typeof import('@/content/search');
interface SiteFile {
  readonly site: Site;
}

/** A name of a menu as long as it may be: one word of 24 letters and a number. */
const name = (index: number) => `Interdepartmentalization ${index + 1}`;
const line = 'Wholesale refrigerated distribution and interdepartmental dis';

const links = (all: Links, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: name(index),
    href: all[index % all.length]?.href,
  }));

export const least: Changes = {
  'content/site.ts': ({ site }: SiteFile) => ({ site: { ...site, social: [], stores: [] } }),
  'content/navigation.ts': ({ solutions, resources }: Menus) => ({
    solutions: solutions
      .slice(0, 1)
      .map((solution) => ({ ...solution, links: solution.links.slice(0, 1) })),
    apps: [],
    resources: resources.slice(0, 1),
    legal: [],
    footerNavigation: [],
  }),
  'content/search.ts': ({ search }: Search) => ({
    search: {
      ...search,
      wanted: search.wanted.slice(0, 1),
      nothing: { ...search.nothing, suggestions: search.nothing.suggestions.slice(0, 1) },
    },
  }),
};

export const most: Changes = {
  'content/site.ts': ({ site }: SiteFile) => ({
    site: {
      ...site,
      name: 'Wholesale Refrigerated',
      social: repeated(site.social, 8, (one, index) => ({ ...one, id: `${one.id}-${index}` })),
      stores: [
        ...site.stores,
        {
          id: 'youtube',
          lead: 'Wholesale refrigerated distrib',
          name: 'Interdepartmentalization store',
          href: 'https://example.com/',
        },
      ],
    },
  }),
  'content/navigation.ts': (menus: Menus) => ({
    solutions: repeated<Solution>(menus.solutions, 6).map((solution, index) => ({
      ...solution,
      id: `solution-${index}`,
      label: index > 3 ? name(index) : solution.label,
      links: repeated(solution.links, 10).map((link, at) => ({
        ...link,
        label: at > 5 ? name(at) : `${link.label} ${at}`,
        text: at > 5 ? line.slice(0, 60) : link.text,
      })),
    })),
    apps: repeated(menus.apps, 6, (app, index) => ({ ...app, label: name(index) })),
    resources: repeated(menus.resources, 7, (resource, index) => ({
      ...resource,
      label: name(index),
      text: line.slice(0, 60),
    })),
    legal: links(menus.legal, 5),
    footerNavigation: [
      { title: 'Wholesale refrigeration', links: links(menus.solutions, 12) },
      { title: 'Interdepartmentalization', links: links(menus.resources, 6) },
      { title: 'Resources', links: links(menus.legal, 5) },
    ],
    pages: {
      ...menus.pages,
      home: { ...menus.pages.home, label: 'Main' },
      pricing: { ...menus.pages.pricing, label: 'Package' },
    },
  }),
  'content/search.ts': ({ search }: Search) => ({
    search: {
      ...search,
      wanted: Array.from({ length: 6 }, (_, index) => ({
        label: `${name(index)} and its fare ${index}`,
        href: `/pricing?${index}`,
        icon: 'flag',
        note: 'refrigeration',
      })),
      nothing: {
        ...search.nothing,
        suggestions: Array.from({ length: 6 }, (_, index) => `refrigerated delivery ${index}`),
      },
    },
  }),
};

const opens = (label: string) => async (page: Page) => {
  const trigger = page.locator('header').getByRole('button', { name: label });
  if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.press('Enter');
  await page.locator(`#panel-${label.toLowerCase()}`).waitFor();
};

/** The sheet with its longest group unfolded. */
async function opensSheet(page: Page) {
  const sheet = page.locator('#site-menu');
  if (await sheet.isHidden()) {
    await page.locator('[commandfor="site-menu"][command="show-modal"]').click();
    await sheet.getByText('Solutions').click();
  }
}

/** The search with `words` in its field. */
const searches = (words: string) => async (page: Page) => {
  const field = page.locator('.search-field');
  if (await field.isHidden()) await page.keyboard.press('Control+k');
  await field.fill(words);
};

const desktop = [1024, 1180, 1440];

export const places: readonly Place[] = [
  { page: '/contact', section: 'header', widths: [390, ...desktop] },
  { page: '/contact', section: 'footer', widths: [390, ...desktop] },
  ...['Solutions', 'Industries', 'Resources'].map((label) => ({
    page: '/contact',
    section: `#panel-${label.toLowerCase()}`,
    widths: desktop,
    open: opens(label),
  })),
  { page: '/contact', section: '#site-menu', widths: [320, 390], open: opensSheet },
  { page: '/contact', section: '.search-dialog', widths: [390, 1440], open: searches('') },
  { page: '/contact', section: '.search-dialog', widths: [390, 1440], open: searches('xqzv') },
];
