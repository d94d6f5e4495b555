import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

async function choose(page: Page, name: string) {
  await page.getByRole('radio', { name }).check();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.theme ?? 'system'))
    .toBe(name.toLowerCase());
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const paper = { light: 'rgb(242, 241, 233)', dark: 'rgb(12, 26, 23)' };

// Another tab, and a device that stores nothing, are tested with the component.
test('the choice holds over a reload, and System forgets it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect.poll(() => ground(page)).toBe(paper.light);
  await choose(page, 'Dark');
  await expect.poll(() => ground(page)).toBe(paper.dark);
  await page.reload();
  await expect.poll(() => ground(page)).toBe(paper.dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await choose(page, 'System');
  await expect.poll(() => ground(page)).toBe(paper.light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.getByRole('radio', { name: 'System' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused();
});
