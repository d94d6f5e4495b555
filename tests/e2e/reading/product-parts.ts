import { notificationExamples } from '@/content/home/features';
import { deliveryManagement } from '@/content/products/delivery-management';
import { driverMobileApp } from '@/content/products/driver-mobile-app';
import { routeOptimization } from '@/content/products/route-optimization';
import type { Feature } from '@/content/schemas/features';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { leads, type PageReadings, says } from '../support/reading';
import { expect } from '../support/test';

/** The feature of a product that has a look of its own. */
const featureOf = <Look extends Feature['look']>(
  product: { features: readonly Feature[] },
  look: Look,
) =>
  product.features.find(
    (each): each is Extract<Feature, { readonly look: Look }> => each.look === look,
  );

/** What a product page says that no other one does. */
export const productParts: PageReadings = {
  [routes.deliveryManagement]: {
    'follows one parcel and names kinds of proof': async (page) => {
      const { hero, parcel } = deliveryManagement;
      const stations = page
        .getByRole('region', { name: hero.heading })
        .locator('ol.parcel-stations')
        .getByRole('listitem');
      await expect(stations).toHaveCount(parcel.stations.length);
      await expect(stations.last()).toContainText('14:06');
      const kinds = page.locator('#delivery-proof-\\&-validation').getByRole('rowheader');
      await expect(kinds).toHaveText(['One-time code', 'Scan', 'Signature', 'Photo']);
    },
  },

  [routes.driverMobileApp]: {
    'sets each notice beside the moment that sends it': async (page) => {
      const notices = page.locator('#driver-mobile-app ol').getByRole('listitem');
      await expect(notices).toHaveCount(notificationExamples.length);
      for (const [index, { title, moment }] of notificationExamples.entries()) {
        await says(notices.nth(index), title, moment);
      }
    },
    'explains permissions, signing in, both ends of a stop, and leads to both stores': async (
      page,
    ) => {
      const { hero } = driverMobileApp;
      const asked = page.locator('#permissions').getByRole('table').getByRole('rowheader');
      await expect(asked).toHaveText(['Location', 'Camera', 'Notification', 'Phone']);
      await expect(page.locator('#permissions')).toContainText(
        'Location permission is required for routes and navigation.',
      );
      const steps = ['Company code', 'Username', 'Password'];
      await expect(page.locator('#sign-in dt')).toHaveText(steps);
      await expect(page.locator('#complete-or-failed dt')).toHaveText(['Complete', 'Failed']);
      await expect(page.locator('#sign-in')).toContainText('password change');
      const first = page.getByRole('region', { name: hero.heading });
      for (const { lead, name, href } of site.stores) await leads(first, `${lead} ${name}`, href);
    },
  },

  [routes.routeOptimization]: {
    'has six feature cards, each with its own picture': async (page) => {
      const cards = page.locator('#highlights li');
      await expect(cards).toHaveCount(6);
      const pictures = await cards
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
      expect(new Set(pictures).size).toBe(6);
    },
    'states its results, each cost reduction with where it comes from': async (page) => {
      const { heading = '', rows = [] } = featureOf(routeOptimization, 'results') ?? {};
      const results = page.getByRole('region', { name: heading });
      await expect(results.locator('dd')).toHaveCount(rows.length);
      expect(new Set(await results.locator('dt').allTextContents()).size).toBe(rows.length);
      await leads(results, 'Read the success stories', '/success-stories');
    },
    'leads to the four industries by whole sheets': async (page) => {
      const sheets = page
        .getByRole('region', { name: 'Route optimization by industry' })
        .locator('li');
      await expect(sheets).toHaveCount(4);
      await sheets.nth(3).scrollIntoViewIfNeeded();
      const picture = await sheets.nth(3).locator('img').boundingBox();
      // The link covers its sheet: where the picture is, the link is what a pointer meets.
      const hit = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
        [(picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20],
      );
      expect(hit).toBe('/use-cases/couriers');
    },
  },

  [routes.fieldforceManagement]: {
    'tells the day in order of time': async (page) => {
      const times = await page.locator('#highlights time').allTextContents();
      expect(times.length).toBeGreaterThan(3);
      expect(times).toEqual([...times].sort());
    },
  },
};
