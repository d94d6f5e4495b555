import type { Page } from '@playwright/test';
import { expect } from '../support/test';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: false });
export const send = (page: Page) =>
  page.getByRole('button', { name: /^Send(ing\.\.\.| Message)$/ });
export const summary = (page: Page) =>
  page.getByRole('region', { name: /to fix before this can go$/ });
export const sent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Message sent' });

export const answers = [
  ['First name', 'Marisol'],
  ['Last name', 'Castellanos'],
  ['Email', 'm.castellanos@example.com'],
  ['Message', 'Forty bikes, eleven vans, two bridges.'],
] as const;

/** Opens the page and sends the empty form, which points out the gaps. */
export async function openWithGaps(page: Page) {
  await page.goto('/contact');
  await send(page).click();
  await expect(summary(page)).toBeVisible();
}

/** Fills what is needed, and waits until nothing above the button is left that could move it. */
export async function fill(page: Page) {
  for (const [label, value] of answers) await field(page, label).fill(value);
  await expect(summary(page)).toHaveCount(0);
}

export async function keepsEverything(page: Page) {
  for (const [label, value] of answers) await expect(field(page, label)).toHaveValue(value);
}
