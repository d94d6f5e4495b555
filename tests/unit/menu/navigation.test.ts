import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from '@/content/figures';
import { footerNavigation } from '@/content/navigation';
import { getNavigation, getPanels, isMenu } from '@/lib/content/navigation';
import { routes } from '@/lib/routes';

const all = getNavigation({ showIndustriesAndPricing: true });
const fewer = getNavigation({ showIndustriesAndPricing: false });
const labels = (entries: typeof all) => entries.map(({ label }) => label);
const menu = (id: string) => all.filter(isMenu).find((entry) => entry.id === id);
const known = new Set<string>(Object.values(routes));
const pathOf = (href: string) => href.split(/[?#]/)[0] ?? '';

/** Every href anywhere in a value. */
function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  );
}

describe('getNavigation', () => {
  it('lists the entries in the order of the header', () => {
    expect(labels(all)).toEqual([
      'Home',
      'Solutions',
      'Industries',
      'Resources',
      'Integrations',
      'Pricing',
      'Contact',
    ]);
  });

  it('leaves out Industries and Pricing, and nothing else, under the flag', () => {
    expect(labels(fewer)).toEqual(['Home', 'Solutions', 'Resources', 'Integrations', 'Contact']);
  });

  it('holds the products in the order of the Solutions tabs', () => {
    expect(menu('solutions')?.links.map(({ href }) => href)).toEqual([
      '/fleet-management',
      '/delivery-management',
      '/fieldforce-management',
      '/route-optimization',
    ]);
  });

  it('holds the four use cases and all industries', () => {
    expect(menu('industries')?.links.map(({ href }) => href)).toEqual([
      '/use-cases/restaurants',
      '/use-cases/retail',
      '/use-cases/ecommerce',
      '/use-cases/couriers',
      '/industries',
    ]);
  });

  it('holds the resources, Help Center first', () => {
    expect(menu('resources')?.links.map(({ label }) => label)).toEqual([
      'Help Center',
      'Blog',
      'White papers',
      'Webinars',
      'Testimonials',
      'API docs',
      'Privacy policy',
      'Terms',
    ]);
  });
});

describe('links', () => {
  it.each([...new Set([...hrefsIn(all), ...hrefsIn(getPanels()), ...hrefsIn(footerNavigation)])])(
    '%s is an address of the site',
    (href) => {
      expect(known).toContain(pathOf(href));
    },
  );

  it('lead to every published section id that belongs to a product page', () => {
    const ids = hrefsIn(getPanels().solutions).flatMap((href) => href.split('#')[1] ?? []);
    for (const id of [
      'iot-gps-tracking',
      'sim-based-tracking',
      'rfid-based-plant-tracking',
      'billing-automation',
      'alert-&-notification',
      'other-hardware-integration',
      'dispatcher-mobile-app',
      'last-mile-delivery-management',
      'delivery-proof-&-validation',
      'pickup-management',
      'carrier-integration',
      'customer-experience-management',
    ]) {
      expect(ids).toContain(id);
    }
  });

  it('shows the same pages in panels and mobile menu', () => {
    const { solutions, industries, industriesFoot, helpCenter, resources, legal } = getPanels();
    const panelPages = [
      ...solutions,
      ...industries,
      industriesFoot.all,
      helpCenter,
      ...resources,
      ...legal,
    ];
    const menuPages = all.filter(isMenu).flatMap(({ links }) => links);
    expect(menuPages.map(({ href }) => href)).toEqual(panelPages.map(({ href }) => href));
  });

  it('gives the footer the product pages and the three documents', () => {
    expect(footerNavigation.map(({ title }) => title)).toEqual(['Useful Links', 'Resources']);
    expect(footerNavigation[0].links).toHaveLength(7);
    expect(footerNavigation[1].links.map(({ href }) => href)).toEqual([
      '/api-docs',
      '/privacy-policy',
      '/terms-and-condition',
    ]);
  });
});

describe('figures', () => {
  it('stand in menus only where they are stated for menus', () => {
    const { solutions, industriesFoot } = getPanels();
    const shown = solutions.flatMap(({ claim }) => (claim.kind === 'figure' ? [claim.value] : []));
    expect(shown).toEqual(['15%', '25%', '40%']);
    expect(industriesFoot.note).toBe('5+ industries, 1,000+ businesses');
    for (const name of ['fleetOperatingCost', 'costPerDelivery', 'routeCostReduction'] as const) {
      expect(figures[name].pages).toContain('menu');
    }
  });

  it('are not written out a second time', () => {
    const source = readFileSync('content/navigation.ts', 'utf8');
    for (const { value } of Object.values(figures)) {
      if (/[%+]/.test(value)) expect(source).not.toContain(value);
    }
  });
});
