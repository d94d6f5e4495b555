import type { Page } from '@playwright/test';
import { fleetManagement } from '@/content/products/fleet-management';
import { routes } from '@/lib/routes';
import { scrollTo, scrollY } from '../support/look';
import { expect, test } from '../support/test';

test('back and forward keep the place where the reader was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.home);
  const link = page.getByRole('main').getByRole('link', { name: 'All success stories' }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(routes.successStories);
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrollY(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(routes.successStories);
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('the home page is as long behind a link as when it is opened', async ({ page }) => {
  const long = () => page.evaluate(() => document.body.scrollHeight);
  await page.goto(routes.home);
  await expect(page.locator('html')).not.toHaveClass(/arriving/);
  const opened = await long();
  await page.goto(routes.pricing);
  await page.locator(`header a[href="${routes.home}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(routes.home);
  await expect(page.locator('html')).not.toHaveClass(/arriving/);
  await expect.poll(long).toBe(opened);
});

/** The section of that id stands 50 px below the window's top, or as far up as the page's end allows. */
const lands = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate((name) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
        const end = window.scrollY + window.innerHeight >= document.body.scrollHeight - 2;
        return end || Math.abs(top - 50) < 4;
      }, id),
    )
    .toBe(true);

// That each names a section is tested with the files.
for (const [path, id] of [
  [routes.home, 'alert-&-notification'],
  [routes.fleetManagement, fleetManagement.features.at(-1)?.section_id ?? ''],
] as const) {
  test(`a hash lands on ${id}, with all above it still to come`, async ({ page }) => {
    await page.goto(`${path}#${id}`);
    await lands(page, id);
    await expect(page.locator(`[id="${id}"]`).getByRole('heading').first()).toBeInViewport();
  });
}
