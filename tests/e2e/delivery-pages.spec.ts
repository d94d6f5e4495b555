import { notificationExamples } from '@/content/home/features';
import { deliveryManagement } from '../../content/products/delivery-management';
import { driverMobileApp } from '../../content/products/driver-mobile-app';
import { site } from '../../content/site';
import { expect, test } from './support';

test.describe('/delivery-management', () => {
  test('follows one parcel from the hub to the signature', async ({ page }) => {
    await page.goto('/delivery-management');
    const { hero, parcel } = deliveryManagement;
    const stations = page.getByRole('region', { name: hero.heading }).locator('ol.parcel-stations');
    await expect(stations.getByRole('listitem')).toHaveCount(parcel.stations.length);
    await expect(stations.getByRole('listitem').last()).toContainText('14:06');
  });

  test('says what each kind of proof settles', async ({ page }) => {
    await page.goto('/delivery-management');
    const kinds = page.getByRole('table', { name: deliveryManagement.proofKinds.caption });
    await expect(kinds.getByRole('rowheader')).toHaveText([
      'One-time code',
      'Signature',
      'Photo',
      'Scan',
    ]);
  });

  test('states gateways and carrier integrations', async ({ page }) => {
    await page.goto('/delivery-management');
    await expect(page.locator('#highlights')).toContainText('30+ gateways');
    await expect(page.locator('#carrier-integration')).toContainText(
      '50+ warehouse-management and carrier integrations',
    );
  });
});

test.describe('/driver-mobile-app', () => {
  test('sets each notice beside the moment that sends it', async ({ page }) => {
    await page.goto('/driver-mobile-app#driver-mobile-app');
    const notices = page.locator('#driver-mobile-app ol').getByRole('listitem');
    await expect(notices).toHaveCount(4);
    for (const [index, { title }] of notificationExamples.entries()) {
      await expect(notices.nth(index)).toContainText(title);
      await expect(notices.nth(index)).toContainText(driverMobileApp.messages.moments[index] ?? '');
    }
  });

  test('explains the four permissions, location first', async ({ page }) => {
    await page.goto('/driver-mobile-app');
    const asked = page.getByRole('table', { name: driverMobileApp.permissions.caption });
    await expect(asked.getByRole('rowheader')).toHaveText([
      'Location',
      'Camera',
      'Notification',
      'Phone',
    ]);
    await expect(page.locator('#permissions')).toContainText(
      'Location permission is required for routes and navigation.',
    );
  });

  test('names what a driver signs in with, and the two ends of a stop', async ({ page }) => {
    await page.goto('/driver-mobile-app');
    const terms = (id: string) => page.locator(`#${id} dt`);
    await expect(terms('sign-in')).toHaveText(['Company code', 'Username', 'Password']);
    await expect(terms('complete-or-failed')).toHaveText(['Complete', 'Failed']);
    await expect(page.locator('#sign-in')).toContainText('password change');
  });

  test('leads to both app stores from its first screen', async ({ page }) => {
    await page.goto('/driver-mobile-app');
    const hero = page.getByRole('region', { name: driverMobileApp.hero.heading });
    for (const { lead, name, href } of site.stores) {
      await expect(hero.getByRole('link', { name: `${lead} ${name}` })).toHaveAttribute(
        'href',
        href,
      );
    }
  });
});

for (const path of ['/delivery-management', '/driver-mobile-app']) {
  test(`${path} fits a narrow phone without sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
