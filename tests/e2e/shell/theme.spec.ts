import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const ground = (page: Page, color: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', color);
const paper = { light: 'rgb(242, 241, 233)', dark: 'rgb(12, 26, 23)' };

// Another tab, and a device that stores nothing, are tested with the component.
test('the choice holds over a reload, and System forgets it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await ground(page, paper.light);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await ground(page, paper.dark);
  await page.reload();
  await ground(page, paper.dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check();
  await ground(page, paper.light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
