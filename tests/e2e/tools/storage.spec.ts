import { articleWords } from '@/content/help/support';
import { routes } from '@/lib/routes';
import { blockStorage } from '../support/device';
import { expect, test } from '../support/test';
import { formOn } from './sending-forms';

// The contact form, the chat and saving are tried without storage in network/refused.spec.
test.beforeEach(({ page }) => blockStorage(page));

test('an answer to a help article holds until the page is left', async ({ page }) => {
  await page.goto(routes.helpNotifications);
  const question = page.getByRole('region', { name: articleWords.vote.question });
  const yes = question.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(question.getByRole('status')).toHaveText(articleWords.vote.yes);
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
});

for (const name of ['signUp', 'request'] as const) {
  test(`${name} keeps its text while the page is open, and is sent`, async ({ page }) => {
    const form = formOn(page, name);
    await form.openFilled((route) => route.fulfill({ json: {} }));
    if (form.opener) {
      await page.keyboard.press('Escape');
      await expect(form.area).toBeHidden();
      await page.locator(form.opener).last().click();
    }
    await form.keepsEverything();
    await form.button.click();
    await expect(form.sent).toBeVisible();
  });
}
