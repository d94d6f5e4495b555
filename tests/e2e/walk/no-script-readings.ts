import type { Page } from '@playwright/test';
import { apiLanguages, apiTabs } from '@/content/api/page';
import { integrationsPage } from '@/content/pages/integrations';
import { fleetManagement } from '@/content/products/fleet-management';
import { successStories } from '@/content/success-stories';
import { useCase as couriers } from '@/content/use-cases/couriers';
import { getYears } from '@/lib/content/archive';
import { integrationCatalog } from '@/lib/content/integrations';
import { testimonialSlides } from '@/lib/content/testimonials';
import { offlinePath, routes } from '@/lib/routes';
import { leads, type Readings, shows, titled } from '../support/reading';
import { expect } from '../support/test';
import { home } from './no-script-home';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What a page offers in place of what its script would do, by its address. */
export const noScriptReadings: Readonly<Record<string, Readings>> = {
  [routes.home]: home,

  [routes.pricing]: {
    'prices switch, questions open and the sum is told': async (page) => {
      await page.getByRole('radio', { name: 'Monthly' }).check();
      await expect(page.getByText('$10', { exact: true })).toBeVisible();
      await page.getByText('Is there a setup fee?').click();
      await expect(page.locator('#setup-fee p')).toBeVisible();
      await expect(button(page, 'Calculate')).toBeHidden();
      await shows(page.locator('#savings'), 'The calculator needs JavaScript', '$1,500');
      await expect(page.locator('.chat-toggle')).toBeHidden();
    },
  },

  [routes.successStories]: {
    'the calculator gives way to the formula in words': async (page) => {
      await expect(page.getByText(successStories.roi.unscripted)).toBeVisible();
      await expect(page.getByLabel('Vehicles in your fleet')).toBeHidden();
      await expect(page.locator('.roi-rates').getByText('Manufacturing')).toBeVisible();
    },
  },

  [routes.contact]: {
    'the form gives way to an e-mail link': async (page) => {
      await expect(button(page, /^Send/)).toBeHidden();
      await expect(page.locator('.contact-unscripted a[href^="mailto:"]')).toBeVisible();
    },
  },

  [routes.integrations]: {
    'the catalog is one long list in groups, whatever the address': async (page) => {
      await page.goto(`${routes.integrations}?category=hardware`);
      const catalog = page.locator('#integration');
      await expect(catalog.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText(
        [...integrationCatalog.map(({ label }) => label), integrationsPage.request.title],
      );
      await expect(catalog.getByRole('listitem').filter({ visible: true })).toHaveCount(
        integrationCatalog.flatMap(({ entries }) => entries).length,
      );
      await expect(catalog.getByRole('searchbox')).toBeHidden();
      await expect(catalog.getByRole('group', { name: 'Category' })).toBeHidden();
    },
    'the dialog opens and says where to write': async (page) => {
      await button(page, 'Request Integration').first().click();
      const request = page.getByRole('dialog', { name: 'Request Integration' });
      await leads(request, /@/, /^mailto:/);
      await request.getByRole('button', { name: 'Close' }).click();
      await expect(request).toBeHidden();
    },
  },

  [routes.apiDocs]: {
    'all tabs read, cards open, and nothing is copied': async (page) => {
      for (const { heading } of apiTabs) {
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      }
      await shows(page, ...apiLanguages.map(({ needs }) => needs));
      await page.locator('#optimize-route summary').click();
      await shows(page.locator('#optimize-route'), 'Stops to order');
      await shows(page.locator('#errors'), '"code": "IDEMPOTENCY_CONFLICT"');
      await shows(page.locator('#webhooks'), 'webhook-signature: v1,');
      await expect(button(page, /^Copy/)).toHaveCount(0);
    },
  },

  [routes.support]: {
    'guides and categories are links, and neither a box nor a count shows': async (page) => {
      const map = page.getByRole('region', { name: 'Sixteen guides, one network' });
      await expect(map.getByRole('link')).toHaveCount(16);
      await expect(page.getByText('0 of 16 read')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Newest' })).toBeHidden();
      const cards = page.getByRole('navigation', { name: 'Categories' });
      await expect(cards.getByRole('link')).toHaveCount(6);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    },
  },

  [routes.helpBilling]: {
    'tables read and a mail can be sent': async (page) => {
      await expect(page.getByRole('table', { name: 'Subscription plans' })).toBeVisible();
      await expect(button(page, 'Copy link')).toBeHidden();
      await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toBeVisible();
    },
  },

  [routes.testimonials]: {
    'all large quotes read, one under another, and no dead button shows': async (page) => {
      const tops: number[] = [];
      for (const [index, { testimonial }] of testimonialSlides.entries()) {
        const slide = page.locator(`[aria-label="${index + 1} of ${testimonialSlides.length}"]`);
        await expect(slide.getByText(testimonial)).toBeVisible();
        tops.push((await slide.boundingBox())?.y ?? 0);
      }
      expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
      await expect(button(page, 'Next quote')).toBeHidden();
      await expect(button(page, /^Quote 2 of \d+: /)).toBeHidden();
    },
  },

  [routes.fleetManagement]: {
    'a hash with & lands on its section, and the log of the gate can be read': async (page) => {
      await page.goto(`${routes.fleetManagement}#alert-&-notification`);
      const section = page.locator('[id="alert-&-notification"]');
      await expect(section.getByRole('rowheader', { name: 'Geofence' })).toBeInViewport();
      const log = page.getByRole('table', { name: /^Gate 2 log/ });
      const lines = fleetManagement.features.flatMap((each) =>
        each.look === 'gate-log' ? each.log.rows : [],
      );
      await expect(log.getByRole('rowheader')).toHaveText(lines.map(({ trailer }) => trailer));
      await expect(log.getByRole('columnheader')).toHaveCount(4);
      for (const [at, { wrong }] of lines.entries()) {
        const mark = log
          .getByRole('row')
          .nth(at + 1)
          .getByRole('cell')
          .last();
        await expect(mark).toHaveText(wrong ? 'Differs' : 'Complete');
      }
    },
  },

  [routes.industries]: {
    'the sheets lead down the page and on to the use cases': async (page) => {
      await page.goto(`${routes.industries}#couriers`);
      await expect(page.getByRole('link', { name: 'See Couriers' })).toBeInViewport();
      await page.getByRole('link', { name: 'See Couriers' }).click();
      await titled(page, couriers.hero.heading);
      await shows(page, ...couriers.features.map(({ description }) => description));
    },
  },

  [routes.blog]: {
    'the years lead to every article': async (page) => {
      const years = page.getByRole('navigation', { name: 'Every article by year' });
      for (const { year } of getYears()) {
        await years.getByRole('link', { name: year }).click();
        await titled(page, new RegExp(year));
      }
      await page.locator('.archive a').last().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button(page, 'Share')).toBeHidden();
    },
  },

  [offlinePath]: {
    'asks not to be listed, and can be tried again': async (page) => {
      await titled(page, 'You are off the map');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    },
  },
};
