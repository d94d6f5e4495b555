import type { Page } from '@playwright/test';
import { recentUpdates, supportCategories } from '../../content/help/support';
import { helpPath } from '../../lib/content/help';
import { axeFindings, expect, scrollThrough, test } from './support';

const empty = 'No articles available';
const updating =
  'Help articles are currently being updated. Please contact our support team for assistance.';

const box = (page: Page) =>
  page.getByRole('main').getByRole('searchbox', { name: 'Search the help center' });
const cards = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const listTitle = (page: Page) => page.locator('#articles-title');

test.describe('the support center', () => {
  test('has an empty list, to the letter, with a way to the team', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is holding up the van?');
    await expect(listTitle(page)).toHaveText('All articles');
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expect(page.getByText(updating)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  for (const shortcut of ['optimized route', 'driver app', 'notifications', 'billing']) {
    test(`the shortcut ${shortcut} fills the search box and the address`, async ({ page }) => {
      await page.goto('/support');
      await page.getByRole('button', { name: shortcut, exact: true }).click();
      await expect(box(page)).toHaveValue(shortcut);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(shortcut);
    });
  }

  test('what is typed goes into the address once it is sent, and is taken back', async ({
    page,
  }) => {
    await page.goto('/support');
    await box(page).fill('Templates & <b>');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('Templates & <b>');
    await page.reload();
    await expect(box(page)).toHaveValue('Templates & <b>');
    await page.getByRole('button', { name: 'Show all articles' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(page).toHaveURL(/\/support$/);
    await expect(listTitle(page)).toBeFocused();
  });

  for (const { id, name } of supportCategories) {
    test(`the card ${name} is a step of the history`, async ({ page }) => {
      await page.goto('/support');
      const card = cards(page).getByRole('link', { name });
      await card.click();
      await expect(page).toHaveURL(new RegExp(`/support\\?category=${id}$`));
      await expect(listTitle(page)).toHaveText(name);
      await expect(listTitle(page)).toBeInViewport();
      await expect(card).toHaveAttribute('aria-current', 'true');
      await page.goBack();
      await expect(page).toHaveURL(/\/support$/);
      await expect(listTitle(page)).toHaveText('All articles');
      await page.goForward();
      await expect(listTitle(page)).toHaveText(name);
    });
  }

  for (const hostile of ['nothing', '', 'ALL', '__proto__', 'constructor', '%3Cimg%20src%3Dx%3E']) {
    test(`the category "${hostile}" means all`, async ({ page }) => {
      await page.goto(`/support?category=${hostile}`);
      await expect(cards(page).locator('[aria-current]')).toHaveCount(0);
      await expect(listTitle(page)).toHaveText('All articles');
      await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    });
  }

  test('a category of the address is chosen when the page opens', async ({ page }) => {
    await page.goto('/support?category=tracking-notifications');
    await expect(listTitle(page)).toHaveText('Tracking and notifications');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/support$/);
  });

  test('every update leads to its guide', async ({ page }) => {
    await page.goto('/support');
    const list = page.getByRole('region', { name: 'Recent updates' });
    await expect(list.getByRole('listitem')).toHaveCount(recentUpdates.length);
    for (const { title, href } of recentUpdates) {
      await expect(list.getByRole('link', { name: title })).toHaveAttribute('href', href);
    }
    for (const type of ['Feature', 'Update', 'Documentation']) {
      await expect(list.getByText(type, { exact: true }).first()).toBeVisible();
    }
  });

  test('tells hours and answer time beside e-mail and phone', async ({ page }) => {
    await page.goto('/support');
    const contacts = page.getByRole('region', { name: 'Reach a person' });
    await expect(contacts).toContainText('24/7');
    await expect(contacts).toContainText('about four hours');
    await expect(contacts).toContainText('Mon-Fri 9AM-6PM');
    await expect(contacts.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(contacts.locator('a[href^="tel:"]')).toHaveCount(1);
  });

  test('reads without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/support');
    await expect(page.getByText(updating)).toBeVisible();
    await expect(cards(page).getByRole('link')).toHaveCount(6);
    await expect(box(page)).toBeHidden();
    await page.goto(helpPath('billing-guide'));
    await expect(page.getByRole('table', { name: 'Subscription plans' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toBeVisible();
    await context.close();
  });
});

test.describe('axe finds nothing', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in the support center, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/support');
      await scrollThrough(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});
