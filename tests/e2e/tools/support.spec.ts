import type { Page } from '@playwright/test';
import { helpArticles } from '@/content/help';
import { supportCategories } from '@/content/help/support';
import { helpPath } from '@/lib/content/help';
import { expect, test } from '../support/test';

const box = (page: Page) =>
  page.getByRole('main').getByRole('searchbox', { name: 'Search the help center' });
const cards = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const listTitle = (page: Page) => page.locator('#articles-title');

test('each card is a step of the history', async ({ page }) => {
  await page.goto('/support');
  for (const { id, name } of supportCategories) {
    await test.step(name, async () => {
      const card = cards(page).getByRole('link', { name });
      await card.click();
      await expect(page).toHaveURL(new RegExp(`/support\\?category=${id}$`));
      await expect(listTitle(page)).toHaveText(name);
      await expect(listTitle(page)).toBeInViewport();
      await expect(card).toHaveAttribute('aria-current', 'true');
      await page.goBack();
      await expect(page).toHaveURL(/\/support$/);
      await expect(listTitle(page)).toHaveText('All articles');
    });
  }
  await page.goForward();
  await expect(listTitle(page)).toHaveText(supportCategories.at(-1)?.name ?? '');
});

test.describe('a guide', () => {
  test('has contents that lead to a chapter which the header does not cover', async ({ page }) => {
    await page.goto(helpPath('mobile-app-guide'));
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Allow four permissions' })
      .click();
    const heading = page.getByRole('heading', { name: 'Allow four permissions' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(76);
    await expect(page).toHaveURL(/#/);
  });

  test('asks the support center from the box in its head', async ({ page }) => {
    await page.goto(helpPath(helpArticles[0]?.slug ?? ''));
    await box(page).fill('driver');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/support\?q=driver$/);
    await expect(box(page)).toHaveValue('driver');
  });
});
