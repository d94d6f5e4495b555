import { search as words } from '@/content/search';
import { axeFindingsOn } from '../support/axe';
import { expect, test } from '../support/test';
import { dialog, field, find, open } from './search-page';

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
