import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { watchSending } from '../support/device';
import { expect, test } from '../support/test';

const invalid = 'Please enter a valid email address.';
const storedAddresses = 'test-results/mail-list.txt';

const field = (page: Page) => page.getByLabel('E-mail address');
const button = (page: Page) => page.getByRole('button', { name: /^(Sign Up|Loading\.\.\.)$/ });
const alert = (page: Page) => page.locator('#sign-up-error');
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank you for reach out.' });

test('an error and the thanks for a new address, which is stored, are sound', async ({ page }) => {
  const sent = watchSending(page);
  const address = `visitor-${Date.now()}@example.com`;
  await page.goto('/');
  await field(page).fill('ana@example');
  await field(page).press('Enter');
  await expect(alert(page)).toHaveText(invalid);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(invalid);
  expect(await axeFindings(page)).toEqual([]);
  expect(sent).toEqual([]);
  await field(page).fill(address);
  await button(page).click();
  await expect(thanks(page)).toContainText('We will write to the address you gave us.');
  await expect(field(page)).toHaveValue('');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(thanks(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  // A server that was started by hand may store elsewhere.
  if (existsSync(storedAddresses)) {
    expect(await readFile(storedAddresses, 'utf8')).toContain(address);
  }
});

test('both close buttons of the thanks close them', async ({ page }) => {
  await page.route('**/v1/iam/mail-list', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/');
  for (const index of [0, 1]) {
    await field(page).fill('ana@example.com');
    await button(page).click();
    await thanks(page).getByRole('button', { name: 'Close' }).nth(index).click();
    await expect(thanks(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
  }
});
