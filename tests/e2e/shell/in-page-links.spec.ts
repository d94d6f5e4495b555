import type { Page } from '@playwright/test';
import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { scrollY } from '../support/look';
import { expect, test } from '../support/test';

const contents = '.page-contents-list li:nth-child(2) a';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const contact = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });

// A tab is a step of the history like a chapter, which is tested with the component.
test('a link to a chapter, another page, and both ways through the history', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/blog/${getPosts()[0]?.slug}`);
  const link = page.locator(contents).filter({ visible: true });
  await link.focus();
  const before = { url: page.url(), heading: await heading(page), y: await scrollY(page) };
  await link.press('Enter');
  await expect(page).toHaveURL(/#./);
  const within = page.url();
  const target = page.locator(`[id="${new URL(within).hash.slice(1)}"]`);
  await expect(target).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const top = async () => (await target.boundingBox())?.y;
  await expect.poll(top, 'covered by the header').toBeGreaterThanOrEqual(header?.height ?? 0);
  await contact(page).click();
  await expect(page).toHaveURL(routes.contact);
  const other = await heading(page);
  expect(await scrollY(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(within);
  await expect.poll(() => heading(page)).toBe(before.heading);
  await expect(target).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(before.url);
  await expect.poll(() => heading(page)).toBe(before.heading);
  await expect.poll(() => scrollY(page)).toBe(before.y);
  await page.goForward();
  await expect(page).toHaveURL(within);
  await page.goForward();
  await expect(page).toHaveURL(routes.contact);
  await expect.poll(() => heading(page)).toBe(other);
});

test('a link pressed twice is one step, and the page comes back all the same', async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  const title = await heading(page);
  const link = page.locator(contents).filter({ visible: true });
  await link.click();
  await link.click();
  await contact(page).click();
  await expect(page).toHaveURL(routes.contact);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe(title);
  await page.goBack();
  await expect(page).toHaveURL(routes.privacyPolicy);
});

test.describe('while a link within the page scrolls', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link to another page leads to its top', async ({ page }) => {
    await page.goto(routes.home);
    await page.locator('main a[href="#our-services"]').first().click();
    await page.waitForFunction(() => window.scrollY > 0);
    await page.locator('header a[href="/contact"]').first().dispatchEvent('click', { button: 0 });
    await expect(page).toHaveURL(routes.contact);
    await expect(page.getByLabel('First name')).toBeVisible();
    // As long as the browser scrolls smoothly at most.
    await page.waitForTimeout(1000);
    expect(await scrollY(page)).toBe(0);
  });
});
