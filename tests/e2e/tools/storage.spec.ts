import { articleWords } from '@/content/help/support';
import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { blockStorage } from '../support/device';
import { expect, test } from '../support/test';
import { ask, open as openChat } from './chat-page';
import { formOn } from './sending-forms';

// The theme is tried without storage by its component's test.
test.beforeEach(({ page }) => blockStorage(page));

test('saving an article says that nothing is kept', async ({ page }) => {
  await page.goto(`/blog/${getPosts()[0]?.slug}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const note = 'This browser keeps nothing, so the article is not saved.';
  await expect(page.locator('.article-note')).toHaveText(note);
  await expect(save).toBeVisible();
  await page.goto(routes.blog);
  await expect(page.locator('.blog-list h3').first()).toBeVisible();
});

test('an answer to a help article holds until the page is left', async ({ page }) => {
  await page.goto(routes.helpNotifications);
  const question = page.getByRole('region', { name: articleWords.vote.question });
  const yes = question.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(question.getByRole('status')).toHaveText(articleWords.vote.yes);
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
});

test('the chat answers', async ({ page }) => {
  await openChat(page);
  await ask(page, 'How much does it cost?');
});

for (const name of ['signUp', 'contact', 'request'] as const) {
  test(`${name} keeps its text while the page is open, and is sent`, async ({ page }) => {
    const form = formOn(page, name);
    await form.openFilled((route) => route.fulfill({ json: {} }));
    if (form.opener) {
      await page.keyboard.press('Escape');
      await expect(form.area).toBeHidden();
      await form.reach();
    }
    await form.keepsEverything();
    await form.button.click();
    await expect(form.sent).toBeVisible();
  });
}
