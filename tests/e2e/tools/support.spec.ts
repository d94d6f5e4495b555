import type { Page } from '@playwright/test';
import { helpPath, listedArticles } from '@/lib/content/help';
import { expect, test } from '../support/test';

const [first] = listedArticles(true);
const map = (page: Page) => page.getByRole('region', { name: 'Seventeen guides, one network' });
const stop = (page: Page, title = '') => map(page).getByRole('link', { name: title });

test('the map of the guides is walked by arrow keys along its lines', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/support');
  await stop(page, first?.title).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stop(page, 'Driver accounts and permissions')).toBeFocused();
});

test('the map of the guides is one line on a phone, until somebody searches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/support');
  await expect(page.locator('#articles')).toBeHidden();
  await expect(map(page).getByText('Tracking and notifications')).toBeVisible();
  const lefts = await map(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(1);
  await page.getByRole('searchbox', { name: 'Search the help center' }).last().fill('billing');
  await expect(page.locator('#articles h3')).toHaveText(['Billing and subscriptions']);
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(page.locator('#articles h3')).toHaveCount(17);
});

test('a term unfolds where the address, a reader or a guide asks for it', async ({ page }) => {
  const meaning = page.getByText('A line on the map around a place.');
  await page.goto('/support#glossary-cold-chain');
  await expect(page.getByText('One warm hour can spoil the load')).toBeInViewport();
  await expect(meaning).toBeHidden();
  await page.getByText('Genetic algorithm, Geofence, GPS unit').click();
  await expect(meaning).toBeVisible();
  await page.goto(helpPath('geofence-guide'));
  await page.getByRole('main').getByRole('link', { name: 'geofence', exact: true }).click();
  await expect(page).toHaveURL(/#glossary-geofence$/);
  await expect(meaning).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const term = page.getByText('Geofence', { exact: true });
  await expect
    .poll(async () => (await term.boundingBox())?.y ?? 0)
    .toBeGreaterThan((header?.y ?? 0) + 64);
});
