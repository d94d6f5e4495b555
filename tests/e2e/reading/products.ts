import { deliveryManagement } from '@/content/products/delivery-management';
import { deliveryStats } from '@/content/products/delivery-stats';
import { driverMobileApp } from '@/content/products/driver-mobile-app';
import { fieldforceManagement } from '@/content/products/fieldforce-management';
import { fleetManagement } from '@/content/products/fleet-management';
import { routeOptimization } from '@/content/products/route-optimization';
import { simTracking } from '@/content/products/sim-tracking';
import { supervisorApp } from '@/content/products/supervisor-app';
import { trackingSigns, trialTags } from '@/content/products/trial-tags';
import type { Feature } from '@/content/schemas/features';
import { type RoutePath, routes } from '@/lib/routes';
import { openers } from '../support/demo';
import {
  crumbs,
  hrefs,
  opensTrial,
  type PageReadings,
  type Readings,
  titled,
} from '../support/reading';
import { expect } from '../support/test';
import { productParts } from './product-parts';

interface Content {
  hero: { heading: string };
  highlights: { items: readonly { heading: string }[] };
  features: readonly Feature[];
  statsTitle: string;
  figure: { value: string; label: string; before: string; after: string };
  uses: { title: string; items: readonly { href: string }[] };
}

/** A page with its content, and its figures besides the three of every product page. */
const pageOf = (path: RoutePath, content: Content, own: readonly string[] = []) => ({
  ...content,
  path,
  own,
});

/** Product pages on the shared layout; a further one is a further entry. */
export const products = [
  pageOf(
    routes.fleetManagement,
    fleetManagement,
    fleetManagement.ownFigures.map(({ value }) => value),
  ),
  pageOf(routes.simTracking, simTracking),
  pageOf(routes.routeOptimization, routeOptimization),
  pageOf(routes.fieldforceManagement, fieldforceManagement),
  pageOf(routes.supervisorApp, supervisorApp),
  pageOf(routes.deliveryManagement, deliveryManagement),
  pageOf(routes.driverMobileApp, driverMobileApp),
];

/** Sections that others link to by these very ids. */
const ids: Readonly<Record<string, readonly string[]>> = {
  [routes.fleetManagement]: [
    'iot-gps-tracking',
    'sim-based-tracking',
    'rfid-based-plant-tracking',
    'alert-&-notification',
    'billing-automation',
    'other-hardware-integration',
  ],
  [routes.fieldforceManagement]: ['attendance', 'geofencing'],
};

const shared = (product: ReturnType<typeof pageOf>): Readings => ({
  'says what it is, with the promises of the trial and the ways of tracking': async (page) => {
    const { hero } = product;
    await titled(page, hero.heading);
    const first = page.getByRole('region', { name: hero.heading });
    await expect(first.locator('.product-hero-tags li')).toHaveText([
      ...trialTags,
      ...trackingSigns.map(({ label }) => label),
    ]);
    await opensTrial(first);
    await expect(crumbs(page).first()).toHaveAttribute('href', '/');
    await expect(crumbs(page).last()).toHaveAttribute('aria-current', 'page');
    const watch = page.locator('main').getByRole('link', { name: 'Watch Demo' });
    const watched = product.path === routes.routeOptimization;
    await expect(watch).toHaveCount(watched ? 1 : 0);
    if (watched) await expect(watch).toHaveAttribute('href', '#planner');
    await expect(page.locator(`main ${openers}`)).toHaveCount(watched ? 1 : 2);
  },

  'has its highlights and its features, in their order': async (page) => {
    const cards = page.locator('#highlights').getByRole('heading', { level: 3 });
    await expect(cards).toHaveText(product.highlights.items.map(({ heading }) => heading));
    const sections = page.locator('main section[id]:not(#highlights)');
    const found = await sections.evaluateAll((all) => all.map((section) => section.id));
    expect(found).toEqual(product.features.map(({ section_id }) => section_id));
    expect(found).toEqual(expect.arrayContaining([...(ids[product.path] ?? [])]));
  },

  'leads on where there is more to read, and names what about': async (page) => {
    for (const { look, section_id, heading, link } of product.features) {
      if (look === 'results') continue;
      const section = page.locator(`[id="${section_id}"]`);
      const more = section.getByRole('link', { name: heading }).filter({ hasText: 'View More' });
      if (link) await expect(more).toHaveAttribute('href', link.href);
      else await expect(more).toHaveCount(0);
    }
    const { uses } = product;
    const rows = page.getByRole('region', { name: uses.title }).getByRole('link');
    expect(await hrefs(rows)).toEqual(uses.items.map(({ href }) => href));
  },

  'states its own figure, then those of all products, each once, under a heading of its own':
    async (page) => {
      const { figure, own } = product;
      const others = deliveryStats.filter(({ label }) => label !== figure.label);
      const stats = page.getByRole('region', { name: product.statsTitle });
      await expect(stats.locator('dd')).toHaveText([
        figure.value,
        ...others.map(({ value }) => value),
        ...own,
      ]);
      await expect(stats.locator('dt')).toContainText([
        figure.label,
        ...others.map(({ label }) => label),
      ]);
      await expect(stats.getByRole('listitem')).toHaveText([
        `Before ${figure.before}`,
        `After ${figure.after}`,
      ]);
    },

  'has one signal button in its first screen': async (page) => {
    const ground = (name: string) =>
      page
        .locator(name)
        .getByRole('link', { name: 'Start Free Trial' })
        .first()
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await ground('main')).toBe('rgb(248, 78, 6)');
    expect(await ground('header')).not.toBe('rgb(248, 78, 6)');
  },
});

export const productReadings: PageReadings = Object.fromEntries(
  products.map((each) => [each.path, { ...shared(each), ...productParts[each.path] }]),
);
