import { expect, test } from '../support/test';

// What the policy blocks is tested with the steps after the build, and that each page has it with the files.
test('the styles that a page writes by script hold after a link to it', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('header a[href="/"]:visible').first().click();
  await expect(page.locator('.hero-vehicle').first()).toHaveAttribute('style', /--p0:/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
