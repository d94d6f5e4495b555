import { supportCategories } from '@/content/help/support';
import { helpArticles, helpPath } from '@/lib/content/help';
import { expect, test } from '../support/test';

test('each card is a step of the history', async ({ page }) => {
  await page.goto('/support');
  const title = page.locator('#articles-title');
  for (const { id, name } of supportCategories) {
    await test.step(name, async () => {
      const cards = page.getByRole('navigation', { name: 'Categories' });
      await cards.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/support\\?category=${id}$`));
      await expect(title).toHaveText(name);
      await expect(title).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(/\/support$/);
      await expect(title).toHaveText('All articles');
    });
  }
  await page.goForward();
  await expect(title).toHaveText(supportCategories.at(-1)?.name ?? '');
});

test.describe('a guide', () => {
  test('has contents that lead to a chapter which the header does not cover', async ({ page }) => {
    await page.goto(helpPath('mobile-app-guide'));
    const name = 'Allow four permissions';
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { name });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(76);
    await expect(page).toHaveURL(/#/);
  });

  test('asks the support center from the box in its head', async ({ page }) => {
    await page.goto(helpPath(helpArticles[0]?.slug ?? ''));
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Search the help center' });
    await box.fill('driver');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/support\?q=driver$/);
    await expect(box).toHaveValue('driver');
  });
});
