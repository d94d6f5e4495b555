import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';
import { translated } from '../support/translate';
import { driveTranslated, wordsOf } from './drive';

test.use({ viewport: { width: 1440, height: 900 } });

driveTranslated('the search', async (page, open) => {
  await open(routes.pricing);
  await page.keyboard.press('Control+k');
  const field = page.locator('.search-field');
  const dialog = page.locator('.search-dialog');
  const count = dialog.locator('.search-foot p[aria-hidden]');
  const preview = dialog.locator('h3');
  await expect(field).toBeFocused();
  await field.pressSequentially('time windows');
  await expect(count).toHaveText(/^\d+ »results? »in \d »groups$/);

  await field.fill('driver accounts');
  const active = dialog.locator('.search-row[aria-selected=true] .search-row-title');
  await expect(active).toContainText(/driver/i);
  const counts = await dialog.locator('[data-count]').allInnerTexts();
  const sum = counts.reduce((total, each) => total + Number(each), 0);
  await expect(count).toHaveText(new RegExp(`^${sum} »`));
  // What the list marks, the preview has whole.
  await expect(preview).toHaveText(/»\p{L}/u);
  await expect(active).toHaveText(await wordsOf(preview));

  await field.fill('xqzv');
  const nothing = dialog.locator('h3');
  await expect(nothing).toHaveText(translated('No stop called “xqzv”'));
  await field.press('End');
  await field.press('w');
  await expect(nothing).toHaveText(translated('No stop called “xqzvw”'));

  await field.fill('driver accounts');
  await expect(dialog.locator('.search-row').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(routes.helpDriverManagement);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^»/);
});
