import { routes } from '@/lib/routes';
import { expect } from '../support/test';
import { translated } from '../support/translate';
import { driveTranslated, wordsOf } from './drive';

driveTranslated('the list of articles', async (page, open) => {
  await open(routes.blog);
  const heading = page.locator('#articles');
  const titles = page.locator('.blog-list h3');
  const count = page.locator('.blog-list p[role=status]');
  const buttons = page.locator('.category-button');
  const first = await wordsOf(titles.first());
  await page.locator('.blog-pages [aria-label="Page 2"]').click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(titles.first()).not.toHaveText(first);
  await page.goBack();
  await expect(titles.first()).toHaveText(first);
  let shown = first;
  for (const button of [buttons.nth(1), buttons.nth(2)]) {
    await button.click();
    await expect(heading).toHaveText(await wordsOf(button));
    await expect(count).toHaveText(/^\d+ »articles$/);
    await expect(titles.first()).not.toHaveText(shown);
    shown = await wordsOf(titles.first());
  }
  const field = page.locator('.blog-search-field');
  await field.pressSequentially('route');
  await expect(heading).toHaveText(translated('Results for “route”'));
  await expect(count).toHaveText(/^\d+ »articles »in »all »categories$/);
  await field.fill('zeppelin');
  await expect(page.locator('.blog-empty')).toContainText(translated('No articles found'));
  await page.locator('.blog-empty button').click();
  await expect(titles.first()).toHaveText(first);
});

driveTranslated('the help center', async (page, open) => {
  await open(routes.support);
  const desk = page.locator('#articles');
  const heading = page.locator('#articles-title');
  const rows = desk.locator('h3').filter({ visible: true });
  const field = page.locator('.help-field');
  const categories = page.locator('.help-category');
  for (const at of [0, 1]) {
    await categories.nth(at).click();
    // Its words are taken from the page, where they were translated already.
    const name = (await wordsOf(categories.nth(at).locator('.help-category-name'))).replaceAll(
      '»',
      '',
    );
    await expect.poll(async () => (await wordsOf(heading)).replaceAll('»', '')).toBe(name);
    const count = await rows.count();
    await expect(desk.getByRole('status')).toContainText(`${count} `);
  }
  await page.goBack();
  await page.goBack();
  await field.fill('zzz');
  await expect(desk).toContainText(translated('No guide has “zzz” in its title.'));
  await desk.locator('[data-desk=all]').click();
  await expect(rows).not.toHaveCount(0);
  const first = await wordsOf(rows.first());
  await desk.locator('.desk-order').nth(1).click();
  await expect(rows.first()).not.toHaveText(first);
});
