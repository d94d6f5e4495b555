import type { Page } from '@playwright/test';
import { search as words } from '@/content/search';
import { filesAreKept, isKept, startSite } from '../network/offline-site';
import { axeFindings } from '../support/axe';
import { blockStorage } from '../support/device';
import { resize } from '../support/look';
import { expect, test } from '../support/test';
import { dialog, field, find, holdWords, open, opener } from './search-page';

/** What axe finds in the open dialog, on a phone and on a desktop, in light and in dark. */
async function axeInAll(page: Page) {
  const findings: string[] = [];
  for (const width of [390, 1440]) {
    await resize(page, width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await axeFindings(page);
      findings.push(...found.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
    }
  }
  return findings;
}

test('has no flaws in any state', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => localStorage.setItem('searches', '["time windows","sim"]'));
  await open(page, '/contact');
  await expect(dialog(page).getByText(words.opened.before, { exact: true })).toBeVisible();
  expect.soft(await axeInAll(page), 'opened').toEqual([]);
  await find(page, 'time windows');
  expect.soft(await axeInAll(page), 'results').toEqual([]);
  await find(page, 'gefence');
  await expect(dialog(page).getByText(/^Showing results for/)).toBeVisible();
  expect.soft(await axeInAll(page), 'mended').toEqual([]);
  await field(page).fill('xqzv');
  await expect(dialog(page).getByText('No stop called')).toBeVisible();
  expect.soft(await axeInAll(page), 'nothing').toEqual([]);
});

test('works where storage is forbidden', async ({ page }) => {
  await blockStorage(page);
  await open(page);
  await expect(dialog(page).getByText(words.opened.wanted)).toBeVisible();
  await find(page, 'billing');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('an index that does not come', () => {
  test.use({ expectedConsole: [/status of 503/] });

  test('is told of, and asked for again with the words kept', async ({ page }) => {
    await page.route('**/search/words.json', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await open(page);
    await field(page).fill('time windows');
    await expect(dialog(page).getByRole('alert')).toContainText(words.failed.text);
    expect.soft(await axeInAll(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: words.failed.again }).click();
    await expect(dialog(page).locator('.search-row').first()).toBeVisible();
    await expect(field(page)).toHaveValue('time windows');
  });
});

test('waits with five grey rows', async ({ page }) => {
  const come = await holdWords(page);
  await open(page);
  await field(page).fill('time windows');
  await expect(dialog(page).locator('.search-waiting-row')).toHaveCount(5);
  expect.soft(await axeInAll(page)).toEqual([]);
  come();
  await expect(dialog(page).locator('.search-row').first()).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsole: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/],
  });

  test('searches what is kept, and lists the rest as out of reach', async ({ page, context }) => {
    const site = await startSite();
    await page.goto(`${site.url}/pricing`);
    await isKept(page, '/pricing');
    await filesAreKept(page);
    await opener(page).click();
    await find(page, 'billing');
    await context.setOffline(true);
    await expect(dialog(page).getByText(words.offline.text)).toBeVisible();
    const away = dialog(page).getByRole('group', { name: words.offline.elsewhere });
    await expect(away.getByRole('option').first()).toContainText(words.offline.note);
    await expect(away.getByRole('link')).toHaveCount(0);
    const kept = dialog(page).locator('a.search-row').first();
    await expect(kept).toHaveAttribute('href', /^\/pricing/);
    expect.soft(await axeInAll(page)).toEqual([]);
    await context.setOffline(false);
    await expect(dialog(page).getByText(words.offline.text)).toHaveCount(0);
    await site.close();
  });
});
