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
  ['/integrations', 1440, 'Request an integration', 'Request an integration'],
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
