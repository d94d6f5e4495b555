import { apiLanguages, apiTabs } from '@/content/api/page';
import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';
import { translated } from '../support/translate';
import { driveTranslated, wordsOf } from './drive';

test.use({ viewport: { width: 1440, height: 900 } });

driveTranslated('the chat', async (page, open) => {
  await open(routes.pricing);
  await page.locator('.chat-toggle').click();
  const messages = page.locator('[data-message]');
  const field = page.locator('.chat input');
  await expect(messages).toHaveCount(1);
  await page.getByRole('list', { name: 'Quick questions' }).getByRole('button').first().click();
  await expect(messages).toHaveCount(3);
  await field.fill('How much does it cost?');
  await field.press('Enter');
  await expect(messages).toHaveCount(5);
  await expect(messages.nth(3)).toContainText(translated('How much does it cost?'));
  await expect(messages.nth(4)).toContainText('»');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await page.locator('.chat-toggle').click();
  await expect(messages).toHaveCount(5);
});

driveTranslated('the search', async (page, open) => {
  await open(routes.pricing);
  await page.keyboard.press('Control+k');
  const field = page.locator('.search-field');
  const dialog = page.locator('.search-dialog');
  const count = dialog.locator('.search-foot p[aria-hidden]');
  const title = dialog.locator('h3');
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
  await expect(title).toHaveText(/»\p{L}/u);
  await expect(active).toHaveText(await wordsOf(title));

  await field.fill('xqzv');
  await expect(title).toHaveText(translated('No stop called “xqzv”'));
  await field.press('End');
  await field.press('w');
  await expect(title).toHaveText(translated('No stop called “xqzvw”'));

  await field.fill('driver accounts');
  await expect(dialog.locator('.search-row').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(routes.helpDriverManagement);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^»/);
});

driveTranslated('the way through the site and back', async (page, open) => {
  await open(routes.home);
  const heading = page.getByRole('heading', { level: 1 });
  const seen: string[] = [await wordsOf(heading)];
  for (const path of [routes.pricing, routes.integrations]) {
    await page.locator(`header nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(heading).not.toHaveText(seen.at(-1) ?? '');
    await expect(heading).toHaveText(/^»/);
    seen.push(await wordsOf(heading));
  }
  await page.locator('header [aria-controls="panel-solutions"]').click();
  await page.locator('#panel-solutions a').first().click();
  await expect(page.locator('#panel-solutions')).toHaveCount(0);
  await expect(heading).not.toHaveText(seen.at(-1) ?? '');
  for (const before of seen.toReversed()) {
    await page.goBack();
    await expect(heading).toHaveText(before);
  }
  await page.goForward();
  await expect(heading).toHaveText(seen[1] ?? '');
});

driveTranslated('the tabs of the API', async (page, open) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (copied) => void Object.assign(window, { copied });
  });
  await open(routes.apiDocs);
  const tab = (id: string) => page.locator(`[role=tab][href="#${id}"]`);
  for (const { id, heading } of apiTabs) {
    await tab(id).click();
    await expect(tab(id)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('h2').filter({ visible: true })).toContainText([translated(heading)]);
  }
  await tab('examples').click();
  for (const { id } of apiLanguages.slice(0, 2)) {
    await tab(id).click();
    const sample = page.locator('figure.code').filter({ visible: true }).first();
    await sample.getByRole('button').click();
    await expect(sample.getByRole('button')).toHaveText(translated('Copied'));
    const code = await sample.locator('code').textContent();
    expect(code).not.toContain('»');
    expect(await page.evaluate(() => (window as { copied?: string }).copied)).toBe(code);
  }
});
