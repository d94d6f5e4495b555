import { expect, test } from '../support/test';

// What the search finds, and how keys walk along the lines of the map, is tested in lib and with the component.
test('the map of the guides is one line on a phone, until somebody searches', async ({ page }) => {
  const map = page.getByRole('region', { name: /^\d+ guides by subject$/ });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/support');
  await expect(page.locator('#articles')).toBeHidden();
  const name = map.getByText('Tracking and notifications').filter({ visible: true });
  await expect(name).toHaveCount(1);
  const lefts = await map
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(1);
  await page.getByRole('searchbox', { name: 'Search the help center' }).last().fill('billing');
  await expect(page.locator('#articles h3')).toHaveText(['Billing and subscriptions']);
});
