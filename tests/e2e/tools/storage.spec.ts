import { articleWords } from '@/content/help/support';
import { getPosts } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { blockStorage } from '../support/device';
import { expect, test } from '../support/test';
import { ask, open as openChat } from './chat-page';
import { buttonOf, fieldOf, keepsEverything, openFilled, sendingForms } from './sending-forms';

// The theme and the contact form are tried without storage beside their other tests.
test.beforeEach(({ page }) => blockStorage(page));

test('saving an article says that nothing is kept', async ({ page }) => {
  await page.goto(`/blog/${getPosts()[0]?.slug}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.locator('.article-note')).toHaveText(
    'This browser keeps nothing, so the article is not saved.',
  );
  await expect(save).toBeVisible();
  await page.goto(routes.blog);
  await expect(page.locator('.blog-list h3').first()).toBeVisible();
});

test('an answer to a help article holds until the page is left', async ({ page }) => {
  await page.goto(routes.helpNotifications);
  const question = page.getByRole('region', { name: articleWords.vote.question });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('status')).toHaveText(articleWords.vote.yes);
  await expect(question.getByRole('button', { name: 'Yes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the chat answers', async ({ page }) => {
  await openChat(page);
  await ask(page, 'How much does it cost?');
});

test('a sign-up is sent', async ({ page }) => {
  const { signUp } = sendingForms;
  await openFilled(page, signUp, (route) => route.fulfill({ json: {} }));
  await buttonOf(page, signUp).click();
  await expect(signUp.sent(page)).toBeVisible();
});

test('a request keeps its text while the page is open, and is sent', async ({ page }) => {
  const { request } = sendingForms;
  await openFilled(page, request, (route) => route.fulfill({ json: {} }));
  await page.keyboard.press('Escape');
  await expect(request.area(page)).toBeHidden();
  await request.reach?.(page);
  await keepsEverything(page, request);
  await fieldOf(page, request, 'Name').press('Enter');
  await expect(request.sent(page)).toBeVisible();
});
