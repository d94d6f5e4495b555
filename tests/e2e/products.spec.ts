import type { Page } from '@playwright/test';
import { deliveryManagement } from '../../content/products/delivery-management';
import { driverMobileApp } from '../../content/products/driver-mobile-app';
import { fieldforceManagement } from '../../content/products/fieldforce-management';
import { fleetManagement } from '../../content/products/fleet-management';
import { routeOptimization } from '../../content/products/route-optimization';
import { simTracking } from '../../content/products/sim-tracking';
import { supervisorApp } from '../../content/products/supervisor-app';
import type { Feature } from '../../content/products/types';
import { expect, test } from './support';

interface ProductPage {
  path: string;
  heading: string;
  highlights: readonly { heading: string }[];
  features: readonly Pick<Feature, 'heading' | 'section_id' | 'link'>[];
  statsTitle: string;
  /** Figures besides the three of every product page. */
  own: readonly string[];
  uses: { title: string; items: readonly { href: string }[] };
}

/** Product pages on the shared layout; a further one is a further entry. */
const products: readonly ProductPage[] = [
  {
    path: '/fleet-management',
    heading: fleetManagement.hero.heading,
    highlights: fleetManagement.highlights.items,
    features: Object.values(fleetManagement.features),
    statsTitle: fleetManagement.statsTitle,
    own: ['15%', '20%', '98%'],
    uses: fleetManagement.uses,
  },
  {
    path: '/sim-tracking',
    heading: simTracking.hero.heading,
    highlights: simTracking.highlights.items,
    features: Object.values(simTracking.features),
    statsTitle: simTracking.statsTitle,
    own: [],
    uses: simTracking.uses,
  },
  {
    path: '/route-optimization',
    heading: routeOptimization.hero.heading,
    highlights: routeOptimization.highlights.items,
    features: Object.values(routeOptimization.features),
    statsTitle: routeOptimization.statsTitle,
    own: [],
    uses: routeOptimization.uses,
  },
  {
    path: '/fieldforce-management',
    heading: fieldforceManagement.hero.heading,
    highlights: fieldforceManagement.highlights.items,
    features: Object.values(fieldforceManagement.features),
    statsTitle: fieldforceManagement.statsTitle,
    own: [],
    uses: fieldforceManagement.uses,
  },
  {
    path: '/supervisor-app',
    heading: supervisorApp.hero.heading,
    highlights: supervisorApp.highlights.items,
    features: Object.values(supervisorApp.features),
    statsTitle: supervisorApp.statsTitle,
    own: [],
    uses: supervisorApp.uses,
  },
  {
    path: '/delivery-management',
    heading: deliveryManagement.hero.heading,
    highlights: deliveryManagement.highlights.items,
    features: Object.values(deliveryManagement.features),
    statsTitle: deliveryManagement.statsTitle,
    own: [],
    uses: deliveryManagement.uses,
  },
  {
    path: '/driver-mobile-app',
    heading: driverMobileApp.hero.heading,
    highlights: driverMobileApp.highlights.items,
    features: [driverMobileApp.messages, ...Object.values(driverMobileApp.features)],
    statsTitle: driverMobileApp.statsTitle,
    own: [],
    uses: driverMobileApp.uses,
  },
];

/** Section ids of SPEC 2, to the letter. */
const ids: Readonly<Record<string, readonly string[]>> = {
  '/fleet-management': [
    'iot-gps-tracking',
    'sim-based-tracking',
    'rfid-based-plant-tracking',
    'alert-&-notification',
    'billing-automation',
    'other-hardware-integration',
  ],
  '/fieldforce-management': ['attendance', 'geofencing'],
};

/** What stands on the page from its first moment, step by step: it is opened once for all of them. */
const checks: Readonly<Record<string, (page: Page, product: ProductPage) => Promise<void>>> = {
  'says what it is, with the promises of the trial and the ways of tracking': async (
    page,
    { heading },
  ) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const hero = page.getByRole('region', { name: heading });
    await expect(hero.locator('.product-hero-tags li')).toHaveText([
      '7-day free trial',
      'No credit card required',
      'Cancel anytime',
      'IoT GPS tracking',
      'SIM tracking',
      'Tracking via the driver app',
    ]);
    const trial = hero.getByRole('link', { name: 'Start Free Trial' });
    await expect(trial).toHaveAttribute('target', '_blank');
    expect(await trial.getAttribute('href')).toMatch(/\/signup$/);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(crumbs.first()).toHaveAttribute('href', '/');
    await expect(crumbs.last()).toHaveAttribute('aria-current', 'page');
  },

  'has its highlights and its features, in their order': async (
    page,
    { path, highlights, features },
  ) => {
    const cards = page.locator('#highlights').getByRole('heading', { level: 3 });
    await expect(cards).toHaveText(highlights.map((highlight) => highlight.heading));
    const sections = page.locator('main section[id]:not(#highlights)');
    const found = await sections.evaluateAll((all) => all.map((section) => section.id));
    expect(found).toEqual(features.map(({ section_id }) => section_id));
    for (const id of ids[path] ?? []) expect(found).toContain(id);
  },

  'leads on where there is more to read, and names what about': async (
    page,
    { features, uses },
  ) => {
    for (const { section_id, heading, link } of features) {
      const section = page.locator(`[id="${section_id}"]`);
      const more = section.getByRole('link', { name: heading }).filter({ hasText: 'View More' });
      if (link) await expect(more).toHaveAttribute('href', link.href);
      else await expect(more).toHaveCount(0);
    }
    const rows = page.getByRole('region', { name: uses.title }).getByRole('link');
    expect(await rows.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      uses.items.map(({ href }) => href),
    );
  },

  'states the delivery figures under a heading of its own': async (page, { statsTitle, own }) => {
    const stats = page.getByRole('region', { name: statsTitle });
    await expect(stats.locator('dd')).toHaveText(['25%', '99%', '5 Stars', ...own]);
    await expect(stats.locator('dt').first()).toHaveText('lower cost per delivery');
  },

  'tells search engines what it costs': async (page) => {
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = scripts.map((text) => JSON.parse(text) as Record<string, unknown>);
    const software = things.find((thing) => thing['@type'] === 'SoftwareApplication');
    expect(software?.offers).toHaveLength(4);
    expect(JSON.stringify(software)).not.toContain('atingValue');
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
};

for (const product of products) {
  const { path, features } = product;

  test.describe(path, () => {
    test('reads as its content says', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      for (const [name, check] of Object.entries(checks)) {
        await test.step(name, () => check(page, product));
      }
    });

    test('every address with a hash lands on its section', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The last one is loaded, with all above it still to come; the others are gone to from there.
      for (const { section_id: id, heading } of features.toReversed()) {
        await test.step(id, async () => {
          await page.goto(`${path}#${id}`);
          const section = page.getByRole('region', { name: heading });
          await expect(section).toHaveAttribute('id', id);
          // 50 px below the window's top, or as far up as the page's end allows.
          await expect
            .poll(async () => Math.abs(((await section.boundingBox())?.y ?? 9999) - 50))
            .toBeLessThan(4);
          await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
        });
      }
    });

    test('opens the demo from the hero and from the banner', async ({ page, baseURL }) => {
      await page.route(
        (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin,
        (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pick a time</h1>' }),
      );
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      const buttons = page
        .locator('main')
        .getByRole('button', { name: /^(Schedule a|Watch) Demo$/ });
      await expect(buttons).toHaveCount(2);
      const dialog = page.getByRole('dialog', { name: 'Schedule a Demo' });
      for (const button of await buttons.all()) {
        await button.click();
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  });
}

test('SIM-based tracking leads to the page about it', async ({ page }) => {
  await page.goto('/fleet-management');
  const section = page.locator('#sim-based-tracking');
  await section.getByRole('link', { name: /^View More/ }).click();
  await expect(page).toHaveURL('/sim-tracking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(simTracking.hero.heading);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a hash with & lands on its section, and the log of the gate can be read', async ({
    page,
  }) => {
    await page.goto('/fleet-management#alert-&-notification');
    const section = page.getByRole('region', { name: fleetManagement.features.alerts.heading });
    await expect(section.getByRole('rowheader', { name: 'Geofence' })).toBeInViewport();
    const log = page.getByRole('table', { name: /^Gate 2 log/ });
    await expect(log.getByRole('row')).toHaveCount(fleetManagement.gateLog.rows.length);
  });
});
