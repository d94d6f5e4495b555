import type { Page } from '@playwright/test';
import { pagePatienceMs } from '@/lib/browser/page-under-way';
import { takenOver } from '../support/taken-over';
import { expect, test } from '../support/test';
import { isKept, type OwnSite, startSite } from './offline-site';

// The payload of a page that a link leads to does not come whole: the document of the page is loaded.

test.use({ expectedConsole: [/Failed to fetch RSC payload|Failed to load resource|net::ERR_/] });

let site: OwnSite;

test.beforeEach(async () => {
  site = await startSite();
});

test.afterEach(() => site.close());

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const busy = (page: Page) => page.locator('body[aria-busy=true]');
const line = (page: Page) =>
  page.evaluate(() => {
    const { content, transform } = getComputedStyle(document.body, '::before');
    return content === 'none' ? 0 : new DOMMatrix(transform).a;
  });
const name = (page: Page) => page.getByLabel('First name');

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await page.evaluate(() => Object.assign(window, { same: true }));
}
/** What is fetched of the contact page ahead, whose shape is known by then. */
const contactParts = ['/contact/__next._index.txt', '/contact/__next.contact.__PAGE__.txt'];
const isSameDocument = (page: Page) => page.evaluate(() => 'same' in window);

const pressContact = async (page: Page) => {
  await mainLink(page, 'Contact').click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(name(page)).toBeVisible();
};
const privacyShows = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();

// That one which breaks off fails as a short one does is tested in lib, as is that another link is followed at once
// and that a lost script ends the wait. Answers that are no payload are the framework's to tell.
test('a payload that was cut: the page comes all the same', async ({ page }) => {
  await test.step('fetched ahead', async () => {
    for (const part of contactParts) site.broken.set(part, 'short');
    await open(page, '/privacy-policy');
    const asked = contactParts.map((part) =>
      page.waitForEvent('request', (request) => request.url().includes(part)),
    );
    await mainLink(page, 'Contact').hover();
    await Promise.all(asked);
    await page.waitForLoadState('networkidle');
    await pressContact(page);
    await expect(busy(page)).toHaveCount(0);
  });
  await test.step('by a link', async () => {
    site.broken.set('/contact.txt', 'short');
    await open(page, '/privacy-policy');
    await pressContact(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect(busy(page)).toHaveCount(0);
  });
  await test.step('by Back, from a document that knows nothing of the page before', async () => {
    site.broken.clear();
    site.broken.set('/privacy-policy.txt', 'short');
    await open(page, '/privacy-policy');
    await pressContact(page);
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await page.goBack();
    await privacyShows(page);
    await expect(page).toHaveURL(`${site.url}/privacy-policy`);
  });
});

test('stalled: the page stays, the window says so, and the document comes', async ({ page }) => {
  await page.clock.install();
  for (const part of ['/contact.txt', ...contactParts]) site.broken.set(part, 'stalled');
  await open(page, '/privacy-policy');
  expect(await line(page)).toBe(0);
  await mainLink(page, 'Contact').click();
  await expect(busy(page)).toHaveCount(1);
  await expect.poll(() => line(page)).toBe(0.9);
  await privacyShows(page);
  await page.clock.fastForward(pagePatienceMs);
  await expect(name(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  expect(await line(page)).toBe(0);
});

test('stalled on the way back: the document comes', async ({ page }) => {
  await page.clock.install();
  await open(page, '/privacy-policy');
  await pressContact(page);
  await page.reload();
  await takenOver(page);
  site.broken.set('/privacy-policy.txt', 'stalled');
  await page.goBack();
  await expect(busy(page)).toHaveCount(1);
  await page.clock.fastForward(pagePatienceMs);
  await privacyShows(page);
  await expect(busy(page)).toHaveCount(0);
});

test.describe('with copies', () => {
  test.use({ serviceWorkers: 'allow' });

  test('of a page that is kept, nothing comes any more: the copy is shown', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await isKept(page, '/contact');
    await open(page, '/privacy-policy');
    site.broken.set('/contact.txt', 'stalled').set('/contact', 'stalled');
    await mainLink(page, 'Contact').click();
    const pressed = Date.now();
    await expect(name(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    // Not the patience of the page and that of the worker one after the other.
    expect(Date.now() - pressed).toBeLessThan(8000);
  });
});
