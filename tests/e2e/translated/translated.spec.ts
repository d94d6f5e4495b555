import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';
import { translate, translated } from '../support/translate';

// That no component leaves a text beside what changes is tested with the architecture; what React meets in place
// of its texts in lib. The planner is translated in its own test.

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('before its scripts run', () => {
  // They draw the page anew, and say so; all that they draw is translated too.
  test.use({ expectedConsole: [/Minified React error #418/] });

  test('a form counts its gaps and is sent', async ({ page }) => {
    const form = page.locator('main form');
    const summary = page.locator('.error-summary h2');
    const send = form.locator('[type=submit]');
    const fill = (name: string, value: string) => form.locator(`[name="${name}"]`).fill(value);
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
    await page.goto(routes.contact);
    await expect(page.locator('font').first()).toBeAttached();
    await send.click();
    await expect(summary).toHaveText(translated('Four things to fix before this can go'));
    await fill('firstName', 'Marisol');
    await fill('lastName', 'Castellanos');
    await expect(summary).toHaveText(translated('Two things to fix before this can go'));
    await fill('email', 'm.castellanos@example.com');
    await fill('message', 'Forty bikes.');
    await expect(summary).toHaveCount(0);
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated('Message sent'));
    await expect(page.locator('.contact-sent dd').last()).toHaveText('Forty bikes.');
    await page.locator('.contact-sent button').click();
    await expect(send).toHaveText(translated('Send Message'));
  });
});

test('the search finds anew and leads to a page, the menu to others, and Back to all', async ({
  page,
}) => {
  await page.goto(routes.pricing);
  await page.evaluate(translate);
  const heading = page.getByRole('heading', { level: 1 });
  const seen = [(await heading.textContent()) ?? ''];
  const dialog = page.locator('.search-dialog');
  const field = page.locator('.search-field');
  const title = dialog.locator('h3');
  await page.keyboard.press('Control+k');
  await field.fill('xqzv');
  await expect(title).toHaveText(translated('No results for “xqzv”'));
  await field.press('End');
  await field.press('w');
  await expect(title).toHaveText(translated('No results for “xqzvw”'));
  await field.fill('driver accounts');
  const active = dialog.locator('.search-row[aria-selected=true] .search-row-title');
  await expect(active).toContainText(/driver/i);
  // What the list marks, the preview has whole.
  await expect(title).toHaveText(/»\p{L}/u);
  await expect(active).toHaveText((await title.textContent()) ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(routes.helpDriverManagement);
  await expect(dialog).toHaveCount(0);
  await expect(heading).not.toHaveText(seen[0] ?? '');
  await expect(heading).toHaveText(/^»/);
  seen.push((await heading.textContent()) ?? '');

  await page.locator('header [aria-controls="panel-solutions"]').click();
  await page.locator('#panel-solutions a').first().click();
  await expect(page.locator('#panel-solutions')).toHaveCount(0);
  await expect(heading).not.toHaveText(seen[1] ?? '');
  for (const before of seen.toReversed()) {
    await page.goBack();
    await expect(heading).toHaveText(before);
  }
  await page.goForward();
  await expect(heading).toHaveText(seen[1] ?? '');
});
