import type { Page } from '@playwright/test';
import { expect } from '../support/test';

export const toggle = (page: Page) => page.getByRole('button', { name: 'Chat assistant' });
export const chat = (page: Page) => page.getByRole('region', { name: 'Chat assistant' });
export const log = (page: Page) => chat(page).getByRole('log');
export const field = (page: Page) => chat(page).getByRole('textbox');
export const messages = (page: Page) => log(page).locator('[data-message]');
export const quick = (page: Page) => log(page).getByRole('list', { name: 'Quick questions' });
export const button = (page: Page, name: string) => chat(page).getByRole('button', { name });

export async function open(page: Page, path = '/pricing') {
  await page.goto(path);
  await toggle(page).click();
  await expect(quick(page)).toBeVisible();
}

export async function ask(page: Page, question: string) {
  const before = await messages(page).count();
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
}
