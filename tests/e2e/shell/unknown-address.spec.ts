import { axeFindingsOn } from '../support/axe';
import { tooWideWithAnyText } from '../support/look';
import { layoutShift, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

test.use({ expectedConsole: [/status of 404/] });

const address = '/route-optimisation';
const meant = { name: 'Did you mean Route optimization?' };

test('shows the home page under a strip that says so, and what may have been meant', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const strip = page.getByRole('status').filter({ hasText: 'No page at' });
  await expect(strip).toContainText(`No page at ${address}. This is the home page.`);
  // The address stays, and the strip scrolls away.
  await expect(page).toHaveURL(address);
  await strip.getByRole('link', meant).click();
  await expect(page).toHaveURL('/route-optimization');
  await expect(strip).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Route optimization');
});

test('leaves out what nothing comes near to, and shows an address as text', async ({ page }) => {
  for (const [path, shown] of [
    ['/nowhere', '/nowhere'],
    ['/%3Cb%3Ebold', '/<b>bold'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('[data-path]')).toHaveText(shown);
      await expect(page.getByRole('link', { name: /^Did you mean/ })).toHaveCount(0);
    });
  }
});

test('is closed by its cross, until the next time', async ({ page }) => {
  await page.goto(address);
  const strip = page.locator('.no-page');
  await strip.getByRole('button', { name: 'Close this notice' }).click();
  await expect(strip).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.reload();
  await expect(strip).toBeVisible();
});

test('is drawn with its words, moves nothing later, and fits every window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto(address);
  await expect(page.getByRole('link', meant)).toBeVisible();
  expect(await layoutShift(page)).toEqual([]);
  expect(await axeFindingsOn(page, 'phone')).toEqual([]);
  expect(await axeFindingsOn(page, 'desk')).toEqual([]);
  expect(await tooWideWithAnyText(page, [320, 768, 1440])).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says so all the same, and leads to the help center', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('No page at this address. This is the home page.')).toBeVisible();
    await expect(page.locator('.no-page').getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(page.locator('.no-page').getByRole('button')).toHaveCount(0);
  });
});
