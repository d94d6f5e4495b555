import type { Page, Request } from '@playwright/test';
import { dialog as search, field as searchField } from '../search/search-page';
import { axeFindings } from '../support/axe';
import { hurryTimers } from '../support/device';
import { hydrated } from '../support/taken-over';
import { expect, test } from '../support/test';
import { chat, toggle } from '../tools/chat-page';

test.use({ expectedConsole: [/Failed to load resource|net::ERR_|Failed to load chunk|chunk/i] });

const scripts = '**/_next/static/chunks/*.js';
const missing = { status: 404, contentType: 'text/html', body: 'Not found' };

const pageTime = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise<void>((done) => setTimeout(done, time)), ms);

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const chatOpens = (page: Page) =>
  expect(async () => {
    if ((await toggle(page).getAttribute('aria-expanded')) === 'false') await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();

test.beforeEach(({ page }) => hurryTimers(page));

const loseScripts = (page: Page, documents: () => number) =>
  page.route(scripts, (route) => (documents() < 2 ? route.fulfill(missing) : route.continue()));

// That there is no loop, and no reload of what somebody typed, is tested in lib.
test('a script of the page is gone: one reload, then the page works', async ({ page }) => {
  const documents = countDocuments(page);
  await loseScripts(page, documents);
  await page.goto('/pricing', { waitUntil: 'load' });
  await expect.poll(documents).toBe(2);
  await chatOpens(page);
  expect(documents()).toBe(2);
});

test('a part that loads on a click is gone: one reload, then it comes', async ({ page }) => {
  const documents = countDocuments(page);
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  await loseScripts(page, documents);
  await toggle(page).hover();
  await expect.poll(documents).toBe(2);
  await chatOpens(page);
  expect(documents()).toBe(2);
});

/** Parts that are fetched when they are asked for: what asks, what is said, and what stands there once they come. */
const askedFor = [
  ['chat', 'The chat did not load.', (page: Page) => toggle(page).click()],
  ['search', 'The search did not load.', (page: Page) => page.keyboard.press('Control+k')],
  [
    'menu',
    'The menu did not load.',
    (page: Page) => page.getByRole('button', { name: 'Solutions' }).click(),
  ],
] as const;

for (const [part, words, ask] of askedFor) {
  test(`the ${part} is gone: it is said, and what was typed stays`, async ({ page }) => {
    const documents = countDocuments(page);
    const answer = page.getByLabel('Vehicles', { exact: true });
    await page.goto('/pricing');
    await answer.fill('51');
    await page.waitForLoadState('networkidle');
    await hydrated(answer);
    await page.route(scripts, (route) => route.fulfill(missing));
    // The chat's button gives way to a field with the focus, and to who reads on.
    await answer.blur();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await ask(page);
    const note = page.getByRole('alert').filter({ hasText: words });
    await expect(note).toBeVisible();
    if (part === 'chat') expect(await axeFindings(page)).toEqual([]);
    await pageTime(page, 10_000);
    await expect(page).toHaveURL('/pricing');
    expect(documents()).toBe(1);
    await page.unroute(scripts);
    await note.getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(documents).toBe(2);
    await expect(answer).toHaveValue('51');
    if (part === 'search') return expect(searchField(page)).toBeFocused();
    // React has taken it: it is still there once something is drawn anew.
    await page.getByLabel('Monthly fuel cost').fill('1200');
    await expect(answer).toHaveValue('51');
  });

  test(`the ${part} without a network comes at the next press`, async ({ page, context }) => {
    await page.goto('/pricing');
    await page.waitForLoadState('networkidle');
    const failed: Record<string, number> = {};
    const count = (request: Request, by: number) => {
      failed[request.url()] = (failed[request.url()] ?? 0) + by;
    };
    page.on('request', (request) => count(request, 0));
    page.on('requestfailed', (request) => count(request, 1));
    await context.setOffline(true);
    await ask(page);
    const note = page.getByRole('alert').filter({ hasText: 'there is no network' });
    await expect(note).toBeVisible();
    await expect(note.getByRole('button')).toHaveCount(0);
    // The first file that fails twice is reported; a press before the others have would share their failure.
    await expect.poll(() => Object.values(failed).every((times) => times >= 2)).toBe(true);
    await context.setOffline(false);
    await ask(page);
    await expect(note).toHaveCount(0);
    const came = { chat: chat(page), search: search(page), menu: page.locator('.panel-place') };
    await expect(came[part]).toBeVisible();
  });
}
