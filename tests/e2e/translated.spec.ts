import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, test } from './support/test';
import { translate, translated } from './support/translate';

// Each kind of tool on a page that a translator rewrites; the planner is driven so by its own test.

test.use({ viewport: { width: 1440, height: 900 } });

/** What an element holds, translated or not. */
const wordsOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';

/** Opens a page, and translates it once its scripts have taken it over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(translate);
}

async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
}

async function sendMessage(page: Page): Promise<void> {
  const form = page.locator('main form');
  const summary = page.locator('.error-summary h2');
  const send = form.locator('[type=submit]');
  await send.click();
  await expect(summary).toHaveText(translated('Four things to fix before this can go'));
  await fill(form, { firstName: 'Marisol', lastName: 'Castellanos' });
  await expect(summary).toHaveText(translated('Two things to fix before this can go'));
  await fill(form, { email: 'm.castellanos@example.com', message: 'Forty bikes.' });
  await expect(summary).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated('Message sent'));
  await expect(page.locator('.contact-sent dd').last()).toHaveText('Forty bikes.');
  await page.locator('.contact-sent button').click();
  await expect(send).toHaveText(translated('Send Message'));
}

test('the contact form', async ({ page }) => {
  await open(page, routes.contact);
  await sendMessage(page);
});

test.describe('translated before its scripts run', () => {
  // What React says where it finds other words than it would have written: it draws the page anew.
  test.use({ expectedConsole: [/Minified React error #418/] });

  test('the contact form', async ({ page }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
    await page.goto(routes.contact);
    await expect(page.locator('font').first()).toBeAttached();
    await sendMessage(page);
  });
});

test('the savings calculator', async ({ page }) => {
  await open(page, routes.pricing);
  const part = page.locator('#savings');
  const status = part.getByRole('status').first();
  const calculate = part.locator('[type=submit]');
  await fill(part, { vehicles: 'many', fuel: '', miles: '2000' });
  await calculate.click();
  await expect(part.getByRole('alert')).toContainText(translated('Two answers need a look'));
  await fill(part, { vehicles: '5', fuel: '1200' });
  await calculate.click();
  await expect(status).toHaveText(translated('Monthly savings $612. Annual savings $7,338.'));
  await fill(part, { vehicles: '50', fuel: '5000' });
  await calculate.click();
  await expect(part.locator('.savings-sum')).toHaveText('$4,015');
  await expect(part).toContainText('50 »users');
});

test('the list of articles', async ({ page }) => {
  await open(page, routes.blog);
  const heading = page.locator('#articles');
  const titles = page.locator('.blog-list h3');
  const button = page.locator('.category-button').nth(1);
  const first = await wordsOf(titles.first());
  await button.click();
  await expect(heading).toHaveText(await wordsOf(button));
  const field = page.locator('.blog-search-field');
  await field.pressSequentially('route');
  await expect(heading).toHaveText(translated('Results for “route”'));
  await field.fill('zeppelin');
  await expect(page.locator('.blog-empty')).toContainText(translated('No articles found'));
  await page.locator('.blog-empty button').click();
  await expect(titles.first()).toHaveText(first);
});

test('the search', async ({ page }) => {
  await open(page, routes.pricing);
  await page.keyboard.press('Control+k');
  const field = page.locator('.search-field');
  const dialog = page.locator('.search-dialog');
  const nothing = dialog.locator('.search-nothing-title');
  await expect(field).toBeFocused();
  await field.pressSequentially('xqzv');
  await expect(nothing).toHaveText(translated('No stop called “xqzv”'));
  await field.fill('driver accounts');
  const count = dialog.locator('.search-foot p[aria-hidden]');
  await expect(count).toHaveText(/^\d+ »results? »in \d »groups?$/);
  // What the list marks, the preview has whole.
  const preview = dialog.locator('.search-preview-title');
  await expect(preview).toHaveText(/»\p{L}/u);
  const active = dialog.locator('.search-row[aria-selected=true] .search-row-title');
  await expect(active).toHaveText(await wordsOf(preview));
  await field.press('Enter');
  await expect(page).toHaveURL(routes.helpDriverManagement);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^»/);
});

test('the chat', async ({ page }) => {
  await open(page, routes.pricing);
  await page.locator('.chat-toggle').click();
  const messages = page.locator('[data-message]');
  const field = page.locator('.chat-input');
  await expect(messages).toHaveCount(1);
  await field.fill('How much does it cost?');
  await field.press('Enter');
  await expect(messages).toHaveCount(3);
  await expect(messages.nth(1)).toContainText(translated('How much does it cost?'));
  await expect(messages.nth(2)).toContainText('»');
});

test('the way through the site and back', async ({ page }) => {
  await open(page, routes.home);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await wordsOf(heading);
  await page.locator(`header nav a[href="${routes.pricing}"]`).click();
  await expect(page).toHaveURL(routes.pricing);
  await expect(heading).toHaveText(/^»/);
  await expect(heading).not.toHaveText(before);
  await page.locator('header [aria-controls="panel-solutions"]').click();
  await page.locator('#panel-solutions a').first().click();
  await expect(page.locator('#panel-solutions')).toHaveCount(0);
  await expect(page).not.toHaveURL(routes.pricing);
  await page.goBack();
  await expect(page).toHaveURL(routes.pricing);
  await page.goBack();
  await expect(heading).toHaveText(before);
});
