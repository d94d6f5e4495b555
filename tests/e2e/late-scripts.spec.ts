import { expect, test } from '@playwright/test';
import { builtPages, documentOf } from './policy-page';

test('a script that is asked for late is refused where its bytes were changed', async ({
  page,
}) => {
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

test('no page has a script without an address that has what belongs to one with it', () => {
  for (const page of builtPages) {
    const document = documentOf(page);
    const late = document.querySelectorAll('script[data-src][data-integrity]');
    expect(late.length, page.file).toBeGreaterThan(5);
    const wrong = 'script:not([src]):is([async], [defer], [integrity])';
    expect(document.querySelectorAll(wrong), page.file).toHaveLength(0);
    expect(document.querySelectorAll('meta[name="robots"]'), page.file).toHaveLength(1);
  }
});
