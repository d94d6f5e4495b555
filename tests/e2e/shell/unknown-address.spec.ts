import { doubleText, scrollTo, scrollY, tooWide } from '../support/look';
import { layoutShift, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

test.use({ expectedConsole: [/status of 404/] });

const address = '/route-optimisation';
const meant = { name: 'Did you mean Route optimization?' };

test('shows the home page under a strip, and what may have been meant', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto(address);
  const strip = page.getByRole('status').filter({ hasText: 'No page at' });
  await expect(strip).toContainText(`No page at ${address}. This is the home page.`);
  await expect(strip.getByRole('link', meant)).toBeVisible();
  expect(await layoutShift(page)).toEqual([]);
  expect(await tooWide(page, [320])).toEqual([]);
  await doubleText(page);
  expect(await tooWide(page, [320])).toEqual([]);
  await expect(page).toHaveURL(address);
  await strip.getByRole('link', meant).click();
  await expect(page).toHaveURL('/route-optimization');
  await expect(strip).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Route optimization');
});

test('offers to search for the words of the address', async ({ page }) => {
  await page.goto('/nowhere/time-windows');
  await page.getByRole('button', { name: 'Search for “nowhere time windows”' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('nowhere time windows');
});

// Its status and its tags are tested with the hosts and with the files, and what it says without script with the others.
test('shows an address as text, and is closed by its cross', async ({ page }) => {
  expect((await page.goto('/%3Cb%3Ebold'))?.status()).toBe(404);
  await expect(page.locator('[data-path]')).toHaveText('/<b>bold');
  await expect(page.getByRole('link', { name: /^Did you mean/ })).toHaveCount(0);
  const strip = page.locator('.no-page');
  await strip.getByRole('button', { name: 'Close this notice' }).click();
  await expect(strip).toBeHidden();
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home).toBeFocused();
  await scrollTo(page, 4000);
  await home.click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(0);
});
