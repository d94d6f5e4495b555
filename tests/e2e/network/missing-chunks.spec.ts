import type { Page, Request } from '@playwright/test';
import { dialog as search, field as searchField } from '../search/search-page';
import { axeFindings } from '../support/axe';
import { hydrated, takenOver } from '../support/taken-over';
import { expect, test } from '../support/test';
import { chat, toggle } from '../tools/chat-page';

test.use({ expectedConsole: [/Failed to load resource|net::ERR_|Failed to load chunk|chunk/i] });

const scripts = '**/_next/static/chunks/*.js';
const missing = { status: 404, contentType: 'text/html', body: 'Not found' };

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

// That there is no loop, and no reload of what somebody typed, is tested in lib.
test('a script of the page is gone: one reload, then the page works', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(scripts, (route) =>
    documents() < 2 ? route.fulfill(missing) : route.continue(),
  );
  await page.goto('/pricing', { waitUntil: 'load' });
  await expect.poll(documents).toBe(2);
  await takenOver(page);
  await toggle(page).click();
  await expect(chat(page)).toBeVisible();
  expect(documents()).toBe(2);
});

// The chat and the menu say so by the same note.
test('the search is gone: it is said, and what was typed stays', async ({ page }) => {
  const documents = countDocuments(page);
  const answer = page.getByLabel('Vehicles', { exact: true });
  await page.clock.install();
  await page.goto('/pricing');
  await answer.fill('51');
  await page.waitForLoadState('networkidle');
  await hydrated(answer);
  await page.route(scripts, (route) => route.fulfill(missing));
  await answer.blur();
  await page.keyboard.press('Control+k');
  const note = page.getByRole('alert').filter({ hasText: 'The search did not load.' });
  await expect(note).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/pricing');
  expect(documents()).toBe(1);
  await page.unroute(scripts);
  await note.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(documents).toBe(2);
  await expect(answer).toHaveValue('51');
  await expect(searchField(page)).toBeFocused();
});

/** Parts that are fetched when they are asked for: what asks, and what stands there once they come. */
const askedFor = [
  ['chat', (page: Page) => toggle(page).click(), chat],
  ['search', (page: Page) => page.keyboard.press('Control+k'), search],
  [
    'menu',
    (page: Page) => page.getByRole('button', { name: 'Solutions' }).click(),
    (page: Page) => page.locator('.panel-place'),
  ],
] as const;

for (const [part, ask, cameOn] of askedFor) {
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
    const note = page.getByRole('alert').filter({ hasText: `The ${part} did not load` });
    await expect(note).toContainText('there is no network');
    await expect(note.getByRole('button')).toHaveCount(0);
    // The first file that fails twice is reported; a press before the others have would share their failure.
    await expect.poll(() => Object.values(failed).every((times) => times >= 2)).toBe(true);
    await context.setOffline(false);
    await ask(page);
    await expect(note).toHaveCount(0);
    await expect(cameOn(page)).toBeVisible();
  });
}
