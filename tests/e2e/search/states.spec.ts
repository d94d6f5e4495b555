import { search as words } from '@/content/search';
import { filesAreKept, isKept, startSite } from '../network/offline-site';
import { axeFindingsOn } from '../support/axe';
import { expect, test } from '../support/test';
import { dialog, field, find, open, opener } from './search-page';

test('has no flaws in any state', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('searches', '["time windows","sim"]'));
  await open(page, '/contact');
  await expect(dialog(page).getByText(words.opened.before, { exact: true })).toBeVisible();
  expect.soft(await axeFindingsOn(page, 'phone'), 'opened').toEqual([]);
  await find(page, 'time windows');
  expect.soft(await axeFindingsOn(page, 'desk'), 'results').toEqual([]);
  await find(page, 'gefence');
  await expect(dialog(page).getByText(/^Showing results for/)).toBeVisible();
  expect.soft(await axeFindingsOn(page, 'phone'), 'mended').toEqual([]);
  await field(page).fill('xqzv');
  await expect(dialog(page).getByText('No stop called')).toBeVisible();
  expect.soft(await axeFindingsOn(page, 'desk'), 'nothing').toEqual([]);
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
    expect.soft(await axeFindingsOn(page, 'phone')).toEqual([]);
    await context.setOffline(false);
    await expect(dialog(page).getByText(words.offline.text)).toHaveCount(0);
    await site.close();
  });
});
