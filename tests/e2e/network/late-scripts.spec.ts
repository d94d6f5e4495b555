import { expect, test } from '@playwright/test';

test('a late script is refused where its bytes were changed', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.changed = true;${await response.text()}` });
  });
  await page.goto('/pricing');
  await expect(page.locator('script[data-src]')).toHaveCount(0);
  const scripts = await page.locator('script[src^="/_next/static/"][async]').count();
  expect(scripts).toBeGreaterThan(5);
  await expect.poll(() => said.filter((text) => /integrity/.test(text)).length).toBe(scripts);
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
});
