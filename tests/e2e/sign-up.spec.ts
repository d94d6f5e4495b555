import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { axeFindings, expect, test } from './support';

const endpoint = '**/v1/iam/mail-list';
const invalid = 'Please enter a valid email address.';
const storedAddresses = 'test-results/mail-list.txt';

const field = (page: Page) => page.getByLabel('E-mail address');
const button = (page: Page) => page.getByRole('button', { name: /^(Sign Up|Loading\.\.\.)$/ });
const alert = (page: Page) => page.locator('#sign-up-error');
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank you for reach out.' });

/** Waits until the form's script runs: only then does it answer an empty field. */
async function open(page: Page) {
  await page.goto('/');
  await expect(async () => {
    await button(page).click();
    await expect(alert(page)).toHaveText(invalid, { timeout: 500 });
  }).toPass();
}

async function signUp(page: Page, address: string) {
  await field(page).fill(address);
  await button(page).click();
}

const answerWith = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(endpoint, (route) => route.fulfill(answer));

test('a new address is stored, and thanked for', async ({ page }) => {
  const address = `visitor-${Date.now()}@example.com`;
  await open(page);
  await signUp(page, address);
  await expect(thanks(page)).toBeVisible();
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
  await answerWith(page, { json: { success: true } });
  await open(page);
  for (const index of [0, 1]) {
    await signUp(page, 'ana@example.com');
    await thanks(page).getByRole('button', { name: 'Close' }).nth(index).click();
    await expect(thanks(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
  }
});

for (const text of ['', '   ', 'ana', 'ana@', 'ana@example', 'a b@example.com']) {
  test(`${JSON.stringify(text)} is refused and nothing is sent`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/iam/mail-list')) sent.push(request.url());
    });
    await open(page);
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(alert(page)).toHaveText(invalid);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(invalid);
    expect(await axeFindings(page)).toEqual([]);
    expect(sent).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form gives way to an e-mail link', async ({ page }) => {
    await page.goto('/');
    await expect(field(page)).toBeHidden();
    const band = page.getByRole('region', {
      name: /Start saving 30% on your delivery costs today/,
    });
    await expect(band.locator('a[href^="mailto:"]')).toBeVisible();
  });
});
