import type { Page } from '@playwright/test';
import { search as words } from '@/content/search';
import { expect } from '../support/test';

export const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
export const field = (page: Page) => page.getByRole('combobox', { name: words.title });
export const options = (page: Page) => dialog(page).getByRole('option');
export const opener = (page: Page) => page.locator('header button[commandfor="search"]');

export async function open(page: Page, path = '/pricing') {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

export async function find(page: Page, text: string) {
  const rows = dialog(page).locator('.search-row');
  await field(page).fill('');
  await expect(rows).toHaveCount(0);
  await field(page).fill(text);
  await expect(rows.first()).toBeVisible();
}
