import { expect, type Page, test } from '@playwright/test';
import { contactPage } from '@/content/contact';
import { gate } from '../support/gate';
import { takenOver } from '../support/taken-over';

const scripts = '**/_next/static/chunks/*.js';
const withoutScript = (page: Page) => page.getByText(contactPage.unscripted);
const form = (page: Page) => page.getByRole('button', { name: 'Send Message' });

// Where a blocker refuses them they never come, and the words stand for good.
test('where scripts are stalled the words for no script stand until they come', async ({
  page,
}) => {
  await page.clock.install();
  const { opens, open } = gate();
  await page.route(scripts, async (route) => {
    await opens;
    return route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form(page)).toBeVisible();
  await page.clock.runFor(8000);
  await expect(withoutScript(page)).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat assistant' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Search' }).first()).toBeVisible();
  open();
  await takenOver(page);
  await expect(form(page)).toBeVisible();
  await expect(withoutScript(page)).toBeHidden();
});

test('a form that is being filled in stays beside the words for no script', async ({ page }) => {
  const { opens, open } = gate();
  await page.clock.install();
  await page.route(scripts, async (route) => {
    await opens;
    await route.abort();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Marisol');
  await page.clock.runFor(8000);
  await expect(withoutScript(page)).toBeVisible();
  await page.getByLabel('First name').blur();
  await expect(form(page)).toBeVisible();
  open();
});
