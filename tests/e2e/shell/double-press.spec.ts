import type { Page } from '@playwright/test';
import { watchOthers } from '../support/demo';
import { resize } from '../support/look';
import { expect, test } from '../support/test';

// A double click opens once: its second press may meet the backdrop, or a button that came to lie there.

const byDialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

const openers = [
  ['/', 1440, 'Schedule a Demo', 'Schedule a Demo'],
  ['/', 390, 'Menu', 'Menu'],
  ['/', 1440, 'Search', 'Search'],
  ['/integrations', 1440, 'Request Integration', 'Request Integration'],
] as const;

for (const [path, width, name, title] of openers) {
  test(`'${name}' on ${path} at ${width} px opens by a double click`, async ({ page, baseURL }) => {
    await watchOthers(page, baseURL);
    await resize(page, width, 900);
    await page.goto(path);
    const button = page.getByRole('button', { name }).filter({ visible: true }).first();
    await button.scrollIntoViewIfNeeded();
    await button.dblclick();
    await expect(byDialog(page, title)).toBeVisible();
    // As long as a double click may take: the second press has been heard by then.
    await expect(page.locator('dialog[open]')).toHaveAttribute('closedby', 'any');
    await expect(byDialog(page, title)).toBeVisible();
  });
}

test('the chat opens by a double click', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Chat assistant' }).dblclick();
  await expect(page.getByRole('region', { name: 'Chat assistant' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat assistant' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('the menu closes where a turned tablet has room for all of its entries', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(byDialog(page, 'Menu')).toBeVisible();
  await resize(page, 1180, 820);
  await expect(byDialog(page, 'Menu')).toBeHidden();
});
