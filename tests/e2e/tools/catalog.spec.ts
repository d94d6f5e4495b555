import type { Page } from '@playwright/test';
import { integrationCatalog } from '@/lib/content/integrations';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { formOn } from './sending-forms';

const path = '/integrations';
const headings = (label: string) =>
  integrationCatalog
    .find((group) => group.label === label)
    ?.entries.map(({ heading }) => heading) ?? [];

const catalog = (page: Page) => page.locator('#integration');
const cards = (page: Page) => catalog(page).getByRole('listitem').filter({ visible: true });
const names = (page: Page) => cards(page).getByRole('heading');

// What each filter and search shows, and the request, are tested with the components.
test('the filter stands in the address, for back, forward and a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const all = await cards(page).count();
  const filter = catalog(page).getByRole('group', { name: 'Category' }).getByRole('button');
  const warehousing = async () => {
    await expect(page).toHaveURL(/\?category=warehousing$/);
    await expect(names(page)).toHaveText(headings('Warehousing'));
  };
  await filter.filter({ hasText: 'Warehousing' }).click();
  await warehousing();
  await filter.filter({ hasText: 'Hardware' }).click();
  await page.getByRole('searchbox', { name: 'Search integrations' }).fill('scan');
  await expect(page).toHaveURL(/\?category=hardware&q=scan$/);
  await page.goBack();
  await warehousing();
  await page.goBack();
  await expect(cards(page)).toHaveCount(all);
  await page.goForward();
  await page.reload();
  await warehousing();
  // Called anew from the header, the page forgets it.
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).click();
  await expect(cards(page)).toHaveCount(all);
  await page.goBack();
  await warehousing();
});

test('one row at a time opens over all columns, and those after it fill the grid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const rakuten = cards(page).filter({ hasText: 'Rakuten' });
  const allegro = cards(page).filter({ hasText: 'Allegro' });
  const text = rakuten.getByText(/^Two imports a day/);
  await expect(text).toBeHidden();
  const closed = Number((await rakuten.boundingBox())?.width);
  expect((await rakuten.boundingBox())?.height).toBeCloseTo(76, 0);
  // By keyboard, as a button is pressed.
  await rakuten.locator('summary').press('Enter');
  await expect(text).toBeVisible();
  const opened = await rakuten.boundingBox();
  expect(opened?.width).toBeGreaterThan(3 * closed);
  await allegro.locator('summary').click();
  await expect(text).toBeHidden();
  await expect(allegro.locator('details')).toHaveAttribute('open');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first category is whole, and the others lead on from three rows', async ({ page }) => {
    await page.goto(path);
    for (const [at, { key, label, entries }] of integrationCatalog.entries()) {
      const group = catalog(page).locator(`[data-category="${key}"]`);
      const rows = group.getByRole('listitem').filter({ visible: true });
      await expect(rows).toHaveCount(at === 0 ? entries.length : Math.min(3, entries.length));
      const more = group.getByRole('link', { name: ` more in ${label}` });
      await expect(more).toHaveCount(at > 0 && entries.length > 3 ? 1 : 0);
    }
    const { key = '', label = '', entries = [] } = integrationCatalog[1] ?? {};
    await catalog(page)
      .getByRole('link', { name: `${entries.length - 3} more in ${label}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`\\?category=${key}`));
    await expect(names(page)).toHaveText(headings(label));
  });
});

test('the request dialog gives the focus back, and axe finds nothing where it has gaps', async ({
  page,
}) => {
  const { area: dialog, field } = formOn(page, 'request');
  await page.goto(path);
  const opener = catalog(page).getByRole('button', { name: 'Request Integration' }).last();
  await opener.press('Enter');
  await expect(field('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
