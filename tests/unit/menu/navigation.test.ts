import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from '@/content/figures';
import { pages as entries, footerNavigation } from '@/content/navigation';
import { getNavigation, isMenu, menuTiles } from '@/lib/content/navigation';
import { sitePages } from '@/lib/content/pages';
import { getPanels } from '@/lib/content/panels';
import { useCases } from '@/lib/content/stories/use-cases';
import { routes } from '@/lib/routes';

const all = getNavigation({ showIndustriesAndPricing: true });
const fewer = getNavigation({ showIndustriesAndPricing: false });
const menu = (id: string) => all.filter(isMenu).find((entry) => entry.id === id);

/** Every href anywhere in a value. */
function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  );
}

describe('getNavigation', () => {
  const hrefs = (id: string) => menu(id)?.links.map(({ href }) => href);

  it('lists the entries in the order of the header, Industries and Pricing under the flag', () => {
    const { home, integrations, pricing, contact } = entries;
    const order = [home, 'Solutions', 'Industries', 'Resources', integrations, pricing, contact];
    const labels = order.map((entry) => (typeof entry === 'string' ? entry : entry.label));
    expect(all.map(({ label }) => label)).toEqual(labels);
    const hidden = ['Industries', pricing.label];
    expect(fewer.map(({ label }) => label)).toEqual(
      labels.filter((label) => !hidden.includes(label)),
    );
  });

  it('holds the products, the use cases and all industries in the order of their tabs', () => {
    const products = ['fleet', 'delivery', 'fieldforce'].map((name) => `/${name}-management`);
    expect(hrefs('solutions')).toEqual([...products, '/route-optimization']);
    const own = useCases.map(({ slug }) => `/use-cases/${slug}`);
    expect(hrefs('industries')).toEqual([...own, '/industries']);
  });

  it('holds the resources, Help Center first', () => {
    const { support, blog, whitepapers, webinars, testimonials, apiDocs } = routes;
    const known = [support, blog, whitepapers, webinars, testimonials, apiDocs];
    expect(hrefs('resources')).toEqual([...known, routes.privacyPolicy, routes.terms]);
  });
});

describe('links', () => {
  it.each([...new Set(hrefsIn([all, getPanels(), footerNavigation]))])(
    '%s is an address of the site',
    (href) => expect(sitePages).toContain(href.split(/[?#]/)[0]),
  );

  it('lead to every published section id that belongs to a product page', () => {
    const ids = hrefsIn(getPanels().solutions).flatMap((href) => href.split('#')[1] ?? []);
    const published = `iot-gps-tracking sim-based-tracking rfid-based-plant-tracking
      billing-automation alert-&-notification other-hardware-integration dispatcher-mobile-app
      last-mile-delivery-management delivery-proof-&-validation pickup-management
      carrier-integration customer-experience-management`;
    expect(ids).toEqual(expect.arrayContaining(published.split(/\s+/)));
  });

  it('shows the same pages in panels and mobile menu', () => {
    const { solutions, industriesFoot, helpCenter, resources, legal } = getPanels();
    const tiles = menuTiles.map(({ slug }) => ({ href: `/use-cases/${slug}` }));
    const trades = [...tiles, industriesFoot.all];
    const panelPages = [...solutions, ...trades, helpCenter, ...resources, ...legal];
    const menuPages = all.filter(isMenu).flatMap(({ links }) => links);
    expect(menuPages.map(({ href }) => href)).toEqual(panelPages.map(({ href }) => href));
  });

  it('gives the footer the product pages and the three documents', () => {
    const products = getPanels().solutions.map(({ href }) => href);
    const hrefs = footerNavigation.flatMap(({ links }) => links.map(({ href }) => href));
    const documents = ['/api-docs', '/privacy-policy', '/terms-and-condition'];
    expect(hrefs).toEqual(expect.arrayContaining([...products, ...documents]));
  });
});

it('figures stand in menus only where they are stated for menus', () => {
  const { solutions, industriesFoot } = getPanels();
  const shown = solutions.flatMap(({ claim }) => (claim.kind === 'figure' ? [claim.value] : []));
  const { fleetOperatingCost, costPerDelivery, routeCostReduction } = figures;
  const stated = [fleetOperatingCost, costPerDelivery, routeCostReduction];
  expect(shown).toEqual(stated.map(({ value }) => value));
  for (const { pages } of stated) expect(pages).toContain('menu');
  for (const { value, label, pages } of [figures.industries, figures.businesses]) {
    expect(industriesFoot.note).toContain(`${value} ${label}`);
    expect(pages).toContain('menu');
  }
});

it('figures are not written out a second time', () => {
  const source = readFileSync('content/navigation.ts', 'utf8');
  for (const { value } of Object.values(figures)) {
    if (/[%+]/.test(value)) expect(source).not.toContain(value);
  }
});
