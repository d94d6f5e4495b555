import type { Page } from '@playwright/test';
import { integrationCatalog } from '@/lib/content/integrations';
import { expect, test } from '../support/test';

const path = '/integrations';
const headings = (label: string) =>
  integrationCatalog
    .find((group) => group.label === label)
    ?.entries.map(({ heading }) => heading) ?? [];

const catalog = (page: Page) => page.locator('#integration');
const cards = (page: Page) => catalog(page).getByRole('listitem').filter({ visible: true });
const names = (page: Page) => cards(page).getByRole('heading');

// What filters, searches and the request show is tested with the components.
test('the filter outlives a reload, and is forgotten by a link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const all = await cards(page).count();
  await page.goto(`${path}?category=warehousing`);
  await page.reload();
  await expect(names(page)).toHaveText(headings('Warehousing'));
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).click();
  await expect(cards(page)).toHaveCount(all);
  await page.goBack();
  await expect(names(page)).toHaveText(headings('Warehousing'));
});

test('one row at a time opens over all columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const rakuten = cards(page).filter({ hasText: 'Rakuten' });
  const allegro = cards(page).filter({ hasText: 'Allegro' });
  const text = rakuten.getByText(/^Two imports a day/);
  await expect(text).toBeHidden();
  const closed = Number((await rakuten.boundingBox())?.width);
  expect((await rakuten.boundingBox())?.height).toBeCloseTo(76, 0);
  await rakuten.locator('summary').press('Enter');
  await expect(text).toBeVisible();
  const opened = await rakuten.boundingBox();
  expect(opened?.width).toBeGreaterThan(3 * closed);
  await allegro.locator('summary').click();
  await expect(text).toBeHidden();
  await expect(allegro.locator('details')).toHaveAttribute('open');
});

test('on a phone all categories but the first lead on from three rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  for (const [at, { key, label, entries }] of integrationCatalog.entries()) {
    const group = catalog(page).locator(`[data-category="${key}"]`);
    const rows = group.getByRole('listitem').filter({ visible: true });
    await expect(rows).toHaveCount(at === 0 ? entries.length : Math.min(3, entries.length));
    const more = group.getByRole('link', { name: ` more in ${label}` });
    await expect(more).toHaveCount(at > 0 && entries.length > 3 ? 1 : 0);
  }
  const { key = '', label = '' } = integrationCatalog[1] ?? {};
  await catalog(page)
    .getByRole('link', { name: ` more in ${label}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`\\?category=${key}`));
  await expect(names(page)).toHaveText(headings(label));
});
